import { Text, View } from '@tarojs/components'
import type { MemberAgreement } from '@/api/member-agreement'
import { momentText } from '@/components/dates'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { screen } from '@/router/screen'
import boxStyles from '@/styles/box.module.scss'
import reading from '@/styles/reading.module.scss'
import textStyles from '@/styles/text.module.scss'
import { MemberAgreementModel } from './member-agreement.model'

const LINES = ['60%', '100%', '96%', '40%', '100%', '88%']

/** Screen of the membership agreement with its version. The buyer accepts each version once. */
function MemberAgreementScreen() {
  const t = useTexts(memberCenterTexts)
  const { agreement, agree } = useModel((deps) => new MemberAgreementModel(deps))
  return (
    <AsyncPage
      title={agreement.value?.title ?? t('memberCenter.agreement')}
      className={reading.page}
      of={agreement}
      skeleton={LINES.map((width, line) => (
        <Skeleton key={line} className={boxStyles.above4} width={width} />
      ))}
    >
      {(loaded) => (
        <>
          <AgreementBody agreement={loaded} />
          {loaded.agreedTime === null && (
            <BottomBar onDesktop>
              <Button block onClick={agree}>
                {t('memberCenter.agree')}
              </Button>
            </BottomBar>
          )}
        </>
      )}
    </AsyncPage>
  )
}

function AgreementBody({ agreement }: { agreement: MemberAgreement }) {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  const { agreedTime, sections, updatedAt, version } = agreement
  const date = updatedAt === null ? '' : formatTime(updatedAt, SHOP_OFFSET, t('date.pattern.day'))
  return (
    <>
      <View className={textStyles.metaTertiary}>{t('memberCenter.version', { version, date })}</View>
      <View className={textStyles.metaTertiary} ariaLive="polite">
        {agreedTime !== null &&
          t('memberCenter.agreed', { time: momentText(agreedTime, { now, utcOffset: SHOP_OFFSET }, t) })}
      </View>
      {sections.map(({ heading, paragraphs }) => (
        <View key={heading} className={reading.part}>
          <View className={textStyles.item} role="heading" ariaLevel={2}>
            {heading}
          </View>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className={textStyles.paragraph}>
              {paragraph}
            </Text>
          ))}
        </View>
      ))}
    </>
  )
}

export default screen('member-agreement', MemberAgreementScreen)
