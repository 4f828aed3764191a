import { Text } from '@tarojs/components'
import { growthRule } from '@/api/member'
import { pointCount } from '@/components/points/points-text'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { CardPage } from '@/components/ui/card-page/card-page'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { LEVEL_TERMS } from '@/domain/member/level'
import { POINT_TERMS } from '@/domain/points/lot'
import { growthTexts } from '@/locales/namespaces/growth'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'

/** Screen of the merchant's rules for growth: the levels, how buyers earn growth, and when a level is reviewed. */
function GrowthValueRule() {
  const t = useTexts(growthTexts)
  const { rule } = useModel(({ screen: scope }) => ({ rule: scope.query(growthRule, {}) }))
  return (
    <>
      <NavBar title={t('growth.rule')} />
      <CardPage>
        <AsyncView of={rule} skeleton={<Skeleton shape="block" height="320px" />}>
          {({ levels, months, pendingDays, noticeDays: [first = 0, last = 0] }) => {
            const texts = [
              [t('growth.earn.title'), t('growth.earn.text')],
              [
                t('growth.count.title'),
                t('growth.count.text', { days: pendingDays, goodsDays: POINT_TERMS.goodsDays }),
              ],
              [t('growth.period.title'), t('growth.period.text', { months })],
              [t('growth.review.title'), t('growth.review.text', { months, first, last })],
              [t('growth.bought.title'), t('growth.bought.text', { days: LEVEL_TERMS.renewDays })],
            ]
            return (
              <>
                <Card title={t('growth.levels.title')} note={t('growth.levels.note', { months })}>
                  {levels.map(({ level, primeLevelName, growth }) => (
                    <FactRow
                      key={level}
                      title={primeLevelName}
                      value={t('growth.levels.reach', { number: pointCount(growth) })}
                    />
                  ))}
                </Card>
                {texts.map(([title, text]) => (
                  <Card key={title} title={title}>
                    <Text className={textStyles.body}>{text}</Text>
                  </Card>
                ))}
              </>
            )
          }}
        </AsyncView>
      </CardPage>
    </>
  )
}

export default screen('growth-value-rule', GrowthValueRule)
