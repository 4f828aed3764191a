import { Text, View } from '@tarojs/components'
import type { PolicyText } from '@/api/shop'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { userTexts } from '@/locales/namespaces/user'
import boxStyles from '@/styles/box.module.scss'
import reading from '@/styles/reading.module.scss'
import textStyles from '@/styles/text.module.scss'
import { AgreementModel } from './agreement.model'

const LINES = ['60%', '100%', '96%', '100%', '88%', '40%', '100%', '92%']

function Agreement({ params }: { params: RouteParams<'agreement'> }) {
  const t = useTexts(userTexts)
  const { navigate } = useServices()
  const { text } = useModel((deps) => new AgreementModel(deps, params.id))
  const back = { text: t('button.back'), onClick: () => navigate.back() }
  return (
    <AsyncPage
      title={text.value?.title || params.title || t('notice.agreement')}
      className={reading.page}
      of={text}
      skeleton={LINES.map((width, line) => (
        <Skeleton key={line} className={boxStyles.above4} width={width} />
      ))}
      missing={<Empty scene="no-result" sentence={t('notice.noAgreement')} action={back} />}
    >
      {({ updatedAt, sections }) => (
        <>
          {updatedAt && (
            <Text className={textStyles.metaTertiary}>
              {t('notice.updated', { date: formatTime(updatedAt, SHOP_OFFSET, t('date.pattern.day')) })}
            </Text>
          )}
          {sections.map((section) => (
            <AgreementSection key={section.heading} {...section} />
          ))}
        </>
      )}
    </AsyncPage>
  )
}

function AgreementSection({ heading, paragraphs }: PolicyText['sections'][number]) {
  return (
    <View className={reading.part}>
      <View className={textStyles.item} role="heading" ariaLevel={2}>
        {heading}
      </View>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className={textStyles.paragraph}>
          {paragraph}
        </Text>
      ))}
    </View>
  )
}

export default screen('agreement', Agreement)
