import { Text, View } from '@tarojs/components'
import { shareTexts } from '@/locales/namespaces/share'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/names'
import { Pressable, type PressableProps } from '../../ui/pressable/pressable'
import styles from './share-ways.module.scss'

export interface ShareWaysProps {
  /**
   * Shares the address by the browser's share panel, or copies it. Not called in mini programs, whose share button
   * opens the host's own panel.
   */
  onLink: () => void
  /** Copies the address. Omitted if `onLink` already copies the address. */
  onCopy?: () => void
  onPicture: () => void
  /** Called after a selection, for example to close a sheet. */
  onChosen?: () => void
}

/** Draws the share options of the current content: to a friend, the address, a picture (domain §1). */
export function ShareWays({ onLink, onCopy, onPicture, onChosen }: ShareWaysProps) {
  const t = useTexts(shareTexts)
  const { platform, track } = useServices()
  const { buttonType, hasPanel } = platform.share
  const send = (): void => {
    onChosen?.()
    if (buttonType) return
    track({ name: 'share', way: 'link' })
    onLink()
  }
  const copy = (): void => {
    track({ name: 'share', way: 'link' })
    onCopy?.()
  }
  const asPicture = (): void => {
    track({ name: 'share', way: 'picture' })
    onPicture()
  }
  // Without a share panel, both buttons would copy the address.
  const sends = buttonType !== null || hasPanel || !onCopy
  return (
    <>
      <View className={styles.ways}>
        {sends && (
          <Way
            icon="share"
            label={t(buttonType ? 'share.friend' : 'share.link')}
            openType={buttonType ?? undefined}
            onClick={send}
          />
        )}
        {onCopy && <Way icon="copy" label={t('share.copy')} onClick={copy} />}
        <Way icon="image" label={t('share.picture')} onClick={asPicture} />
      </View>
      {platform.host.name === 'weapp' && (
        <View className={styles.note}>
          <Text>{t('share.moments')}</Text>
        </View>
      )}
    </>
  )
}

function Way({
  icon,
  label,
  ...tap
}: { icon: IconName; label: string } & Pick<PressableProps, 'openType' | 'onClick'>) {
  return (
    <Pressable className={styles.way} {...tap}>
      <View className={styles.mark}>
        <Icon name={icon} />
      </View>
      <Text className={styles.word}>{label}</Text>
    </Pressable>
  )
}
