import { Text } from '@tarojs/components'
import { type PointRule, pointRule } from '@/api/points'
import { pointCount } from '@/components/points/points-text'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { CardPage } from '@/components/ui/card-page/card-page'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { POINT_TERMS } from '@/domain/points/lot'
import { offersPoints } from '@/domain/pricing/points'
import { pointsTexts } from '@/locales/namespaces/points'
import { screen } from '@/router/screen'
import textStyles from '@/styles/text.module.scss'

/** Screen of the rules for points: how they are earned, when they can be used, and when they expire. */
function PointsRule() {
  const t = useTexts(pointsTexts)
  const { rule } = useModel(({ screen: scope }) => ({ rule: scope.query(pointRule, {}) }))
  const { pendingDays, goodsDays, months, returnedDays, changedDays } = POINT_TERMS
  const texts = [
    [t('points.pending.title'), t('points.pending.text', { days: pendingDays, goodsDays })],
    [t('points.use.title'), t('points.use.text')],
    [t('points.end.title'), t('points.end.text', { months })],
    [t('points.back.title'), t('points.back.text', { days: returnedDays, changedDays })],
  ]
  return (
    <>
      <NavBar title={t('points.rule')} />
      <CardPage>
        <Card title={t('points.earn.title')} note={t('points.earn.note')}>
          <AsyncView of={rule} skeleton={<Skeleton shape="block" height="120px" />}>
            {({ levels }) =>
              levels.map(({ level, levelName, factor }) => (
                <FactRow
                  key={level}
                  title={levelName || t('points.earn.base')}
                  value={t('points.earn.each', { count: factor / 100, number: factor / 100 })}
                />
              ))
            }
          </AsyncView>
        </Card>
        <PayRule rules={rule.value?.rules ?? []} />
        {texts.map(([title, text]) => (
          <Card key={title} title={title}>
            <Text className={textStyles.body}>{text}</Text>
          </Card>
        ))}
      </CardPage>
    </>
  )
}

/**
 * Draws the number of points that pay one yuan, and the highest share of an order that points can pay. Draws nothing
 * if points cannot pay.
 */
function PayRule({ rules: [rule] }: Pick<PointRule, 'rules'>) {
  const t = useTexts(pointsTexts)
  if (!rule || !offersPoints(rule)) return null
  const { rate, limitProportion } = rule
  return (
    <Card title={t('points.pay.title')} note={t('points.pay.note')}>
      <FactRow title={t('points.pay.rate')} value={t('points.pay.each', { count: rate, number: pointCount(rate) })} />
      <FactRow
        title={t('points.pay.most')}
        value={t('points.pay.share', { percent: Math.min(limitProportion, 100) })}
      />
    </Card>
  )
}

export default screen('points-rule', PointsRule)
