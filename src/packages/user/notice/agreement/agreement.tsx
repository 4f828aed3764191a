import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { ErrorState } from '@/components/loading/error-state'
import { isNotFound } from '@/components/loading/failure-message'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatTime } from '@/domain/schedule/local-time'
import '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import styles from './agreement.module.scss'
import { AgreementModel } from './agreement.model'

/** Minutes: agreements are dated by the merchant's clock. */
const UTC_OFFSET = 480
const LINES = ['60%', '100%', '96%', '100%', '88%', '40%', '100%', '92%']

function Agreement({ params }: { params: RouteParams<'agreement'> }) {
  const t = useTexts('user')
  const { navigate } = useServices()
  const { text } = useModel((services) => new AgreementModel(services, params.id))
  useEffect(() => void text.load(), [text])
  useScreenLoading(text.status === 'loading')
  const { value, status, error } = text
  const back = { text: t('button.back'), onClick: () => navigate.back() }
  return (
    <>
      <NavBar title={value?.title || params.title || t('notice.agreement')} />
      <View className={styles.page}>
        {status === 'failed' && !isNotFound(error) && <ErrorState error={error} onRetry={text.load} />}
        {status === 'failed' && isNotFound(error) && (
          <Empty scene="no-result" sentence={t('notice.noAgreement')} action={back} />
        )}
        {status === 'loading' &&
          LINES.map((width, index) => <Skeleton key={index} className={styles.waiting} width={width} />)}
        {value?.updatedAt && (
          <Text className={styles.updated}>
            {t('notice.updated', { date: formatTime(value.updatedAt, UTC_OFFSET, t('date.pattern.day')) })}
          </Text>
        )}
        {value?.sections.map(({ heading, paragraphs }) => (
          <View key={heading} className={styles.section}>
            <View className={styles.heading} role="heading" ariaLevel={2}>
              {heading}
            </View>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
          </View>
        ))}
      </View>
    </>
  )
}

export default screen('agreement', Agreement)
