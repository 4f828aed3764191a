import { Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import type { Resource } from '@/components/screen/async-resource'
import { AsyncView } from '@/components/screen/async-view'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { usePageDescription } from '@/components/shell/use-page-description'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import textStyles from '@/styles/text.module.scss'
import heroPage from '../hero-page.module.scss'
import { MissingShow } from '../missing-show/missing-show'
import { ShowHero } from '../show-hero/show-hero'
import styles from './show-collection.module.scss'

/** Scroll position from which the navigation bar shows the title, in CSS px. */
const HERO_PASSED = 160

/** Content of the header of a group or a tour. */
interface ShowCollectionHead {
  name: string
  posterUrl: string
  posterColor: string
  description: string
  /** Lines below the name: location and number of shows. */
  lines: readonly string[]
}

export interface ShowCollectionProps {
  of: Resource<unknown>
  /** Header of the collection; null while it loads. */
  head: ShowCollectionHead | null
  /** Title of the navigation bar until the name is known, such as the kind of collection. */
  title: string
  /** Text to show if the id does not exist. */
  missing: string
  /** Action at the right of the navigation bar. */
  action?: ReactNode
  children: ReactNode
}

/** Draws several shows under a common name: header, description and shows. */
export const ShowCollection = observer(({ of, head, title, missing, action, children }: ShowCollectionProps) => {
  const [scrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > HERO_PASSED))
  const { name = '', posterUrl = '', posterColor = '', lines = [], description = '' } = head ?? {}
  usePageDescription(description)
  const page = (
    <View className={heroPage.page}>
      <View className={heroPage.top}>
        <NavBar title={name || title} over solid={scrolled} right={action} />
      </View>
      <View className={styles.column}>
        <ShowHero name={name} posterUrl={posterUrl} posterColor={posterColor}>
          {head ? (
            lines.filter(Boolean).map((line) => (
              <Text key={line} className={styles.line}>
                {line}
              </Text>
            ))
          ) : (
            <Skeleton width="80%" height="20px" />
          )}
        </ShowHero>
        <View className={styles.body}>
          {description !== '' && (
            <View className={textStyles.story}>
              <Text>{description}</Text>
            </View>
          )}
          {head ? children : [1, 2, 3].map((index) => <ShowCardSkeleton key={index} />)}
        </View>
      </View>
    </View>
  )
  return (
    <>
      {of.status === 'failed' && <NavBar title={title} />}
      <AsyncView of={of} skeleton={page} missing={<MissingShow sentence={missing} />}>
        {() => page}
      </AsyncView>
    </>
  )
})
