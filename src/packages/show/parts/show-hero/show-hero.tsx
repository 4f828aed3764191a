import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Poster } from '@/components/ui/poster/poster'
import { PosterGround } from '@/components/ui/poster-ground/poster-ground'
import { useDesktop } from '@/components/shell/use-desktop'
import { useStatusBar } from '@/components/shell/use-status-bar'
import { useTexts } from '@/components/texts'
import { FIRST_PICTURES } from '@/domain/drawn-picture'
import styles from './show-hero.module.scss'

/** Size of the poster. The blurred copy uses the same image file. */
const POSTER = FIRST_PICTURES.poster

export interface ShowHeroProps {
  name: string
  posterUrl: string
  /** Dominant color of the poster, `#rrggbb`. */
  posterColor: string
  /** Content below the name, such as a line of text, labels or a price. */
  children?: ReactNode
}

/** Draws the poster over a blurred copy of the same picture, with the name beside it, below the navigation bar. */
export function ShowHero({ name, posterUrl, posterColor, children }: ShowHeroProps) {
  const t = useTexts()
  const desktop = useDesktop()
  const statusBar = useStatusBar()
  // On phones the navigation bar contains the heading of the screen.
  const heading = desktop ? { role: 'heading', ariaLevel: 1 } : {}
  return (
    <View className={styles.hero} style={statusBar > 0 ? { paddingTop: statusBar } : undefined}>
      <PosterGround
        className={styles.ground}
        posterUrl={posterUrl}
        posterColor={posterColor}
        width={POSTER}
        eager="first"
      />
      <View className={styles.inner}>
        <View className={styles.poster}>
          <Poster src={posterUrl} color={posterColor} alt={t('common.poster', { name })} width={POSTER} eager="first" />
        </View>
        <View className={styles.text}>
          <View className={styles.name} {...heading}>
            <Text>{name}</Text>
          </View>
          {children}
        </View>
      </View>
    </View>
  )
}
