import { View } from '@tarojs/components'
import type { ShowCard as Show } from '@/api/show-card'
import { useDesktop } from '../../shell/use-desktop'
import { ShowCard } from '../../show/show-card/show-card'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import { useMore } from '../use-target'
import { wholeRows } from '../whole-rows'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import styles from './show-block.module.scss'

const LARGE = drawnWidth(168, 212)

const BLOCKS = { LARGE: LargeBlock, MEDIUM: MediumBlock, SMALL: SmallBlock }

/** Draws shows under a heading: a row of large posters, a grid, or a list with the poster at the left. */
export function ShowBlock({ component }: PartProps<'SHOW_BLOCK'>) {
  const { title, subTitle, moreTarget, style, shows } = component
  const more = useMore(moreTarget)
  const Block = BLOCKS[style]
  if (shows.length === 0) return null
  if (!title) {
    return (
      <View className={boxStyles.above5}>
        <Block shows={shows} />
      </View>
    )
  }
  return (
    <Section title={title} note={subTitle} more={more}>
      <Block shows={shows} />
    </Section>
  )
}

function LargeBlock({ shows }: { shows: readonly Show[] }) {
  const desktop = useDesktop()
  return (
    <HorizontalList cardClass={styles.large}>
      {(desktop ? wholeRows(shows, 5) : shows).map((show) => (
        <ShowCard key={show.showId} show={show} size="medium" posterWidth={LARGE} />
      ))}
    </HorizontalList>
  )
}

function MediumBlock({ shows }: { shows: readonly Show[] }) {
  return (
    <View className={styles.grid}>
      {shows.map((show) => (
        <ShowCard key={show.showId} show={show} size="medium" />
      ))}
    </View>
  )
}

function SmallBlock({ shows }: { shows: readonly Show[] }) {
  const desktop = useDesktop()
  return (
    <View className={styles.list}>
      {(desktop ? wholeRows(shows, 3) : shows.slice(0, 4)).map((show) => (
        <ShowCard key={show.showId} show={show} />
      ))}
    </View>
  )
}
