import { Text, View } from '@tarojs/components'
import type { PrivilegeTag } from '@/api/privilege'
import type { Resource } from '@/components/screen/async-resource'
import { AsyncView } from '@/components/screen/async-view'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import styles from './opened-shows.module.scss'

/**
 * Draws the shows that the buyer's codes have unlocked, in a section for each tag. Draws nothing before the first code.
 */
export function OpenedShows({ tags }: { tags: Resource<PrivilegeTag[]> }) {
  const t = useTexts(showTexts)
  const skeleton = (
    <View className={styles.grid}>
      <ShowCardSkeleton />
      <ShowCardSkeleton />
    </View>
  )
  return (
    <AsyncView compact of={tags} onRetry={tags.load} skeleton={skeleton}>
      {(held) =>
        held.map(({ tag, title, shows }) => (
          <Section key={tag} title={title} note={t('privilege.opens')}>
            {shows.length === 0 ? (
              <Text className={textStyles.lead}>{t('privilege.none')}</Text>
            ) : (
              <View className={styles.grid}>
                {shows.map((show) => (
                  <ShowCard key={show.showId} show={show} />
                ))}
              </View>
            )}
          </Section>
        ))
      }
    </AsyncView>
  )
}
