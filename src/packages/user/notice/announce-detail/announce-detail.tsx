import { Text, View } from '@tarojs/components'
import { Suspense } from 'react'
import { LateRichText } from '@/components/rich-text/late-rich-text'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { AnnounceDetailModel } from './announce-detail.model'
import reading from '@/styles/reading.module.scss'
import styles from './announce-detail.module.scss'

const LINES = ['60%', '100%', '96%', '100%', '72%']

function AnnounceDetail({ params }: { params: RouteParams<'announce-detail'> }) {
  const t = useTexts(userTexts)
  const { announcement } = useModel((deps) => new AnnounceDetailModel(deps, params.id))
  return (
    <AsyncPage
      title={t('notice.announcement')}
      className={reading.page}
      of={announcement}
      skeleton={LINES.map((width, line) => (
        <Skeleton key={line} className={boxStyles.above4} width={width} />
      ))}
      missing={
        <Empty
          scene="no-result"
          sentence={t('notice.noAnnouncement')}
          action={{ text: t('button.home'), to: linkTo('home') }}
        />
      }
    >
      {({ title, content, publishedAt }) => (
        <>
          <View className={styles.title} role="heading" ariaLevel={2}>
            {title}
          </View>
          {publishedAt !== null && (
            <Text className={styles.date}>
              {t('notice.published', { date: formatTime(publishedAt, SHOP_OFFSET, t('date.pattern.day')) })}
            </Text>
          )}
          <View className={reading.part}>
            <Suspense fallback={<Skeleton width="100%" />}>
              <LateRichText html={content} level={3} />
            </Suspense>
          </View>
        </>
      )}
    </AsyncPage>
  )
}

export default screen('announce-detail', AnnounceDetail)
