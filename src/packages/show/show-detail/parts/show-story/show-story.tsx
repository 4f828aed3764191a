import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Suspense } from 'react'
import type { DescriptionBlock } from '@/api/show'
import { LateRichText } from '@/components/rich-text/late-rich-text'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Picture } from '@/components/ui/picture/picture'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import type { ShowDetailModel } from '../../show-detail.model'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './show-story.module.scss'

const PICTURE = drawnWidth(343, 752, '92vw')

/** Draws the performers, and the description of the show. */
export const ShowStory = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const performers = model.sale.facts.value?.performers ?? []
  return (
    <>
      {performers.length > 0 && (
        <Section title={t('detail.performers')}>
          <View className={styles.people}>
            {performers.map(({ role, name }) => (
              <View key={`${role} ${name}`} className={styles.person}>
                <Text className={textStyles.bodyStrong}>{name}</Text>
                <Text className={textStyles.meta}>{role}</Text>
              </View>
            ))}
          </View>
        </Section>
      )}
      <Section title={t('detail.intro')}>
        <Story model={model} />
      </Section>
    </>
  )
})

const Story = observer(({ model }: { model: ShowDetailModel }) => (
  <AsyncView compact of={model.descriptions} skeleton={<StorySkeleton />}>
    {(blocks) => <Blocks blocks={blocks} />}
  </AsyncView>
))

function StorySkeleton() {
  return (
    <View className={boxStyles.stack3}>
      {['100%', '94%', '97%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height="15px" />
      ))}
    </View>
  )
}

function Blocks({ blocks }: { blocks: DescriptionBlock[] }) {
  const t = useTexts(showTexts)
  if (blocks.length === 0) return <Text className={textStyles.meta}>{t('detail.introEmpty')}</Text>
  return (
    <View className={boxStyles.stack3}>
      <Suspense fallback={<StorySkeleton />}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </Suspense>
    </View>
  )
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.type === 'IMAGE')
    return <Picture className={styles.picture} src={block.imageUrl} alt={block.alt} width={PICTURE} mode="widthFix" />
  if (block.type === 'RICH_TEXT') return <LateRichText html={block.html} level={3} />
  if (block.type === 'HEADING') {
    return (
      <View className={styles.heading} role="heading" ariaLevel={3}>
        {block.text}
      </View>
    )
  }
  return (
    <View className={textStyles.story}>
      <Text>{block.text}</Text>
    </View>
  )
}
