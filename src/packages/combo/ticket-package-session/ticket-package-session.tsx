import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Combo } from '@/api/combo'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { ChoiceChips } from '@/components/ui/choice-chips/choice-chips'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Stepper } from '@/components/ui/stepper/stepper'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ComboSum } from '../parts/combo-sum'
import { MissingCombo } from '../parts/missing-combo'
import { OverlapNotice } from '../parts/overlap-notice'
import { EntryCard } from './parts/entry-card'
import { HeldCard } from './parts/held-card'
import { RefusedNotice } from './parts/refusal'
import { SeatsCard } from './parts/seats-card'
import styles from './ticket-package-session.module.scss'
import { TicketPackageSessionModel } from './ticket-package-session.model'

/** Screen of the choice of sessions, tiers and seats of a combo. */
function TicketPackageSession({ params }: { params: RouteParams<'ticket-package-session'> }) {
  const t = useTexts(comboTexts)
  const model = useModel((deps) => new TicketPackageSessionModel(deps, params))
  return (
    <>
      <NavBar title={t('combo.chooseSessions')} />
      <View className={styles.page}>
        <AsyncView of={model.combo} skeleton={<DetailSkeleton cards={[220, 240, 200]} />} missing={<MissingCombo />}>
          {(combo) => <Content model={model} combo={combo} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

interface SessionProps {
  model: TicketPackageSessionModel
}

const Content = observer(({ model, combo }: SessionProps & { combo: Combo }) => {
  const t = useTexts(comboTexts)
  const { promotionId, title, state } = combo
  const { set, choice } = model
  if (state !== 'ON_SALE' && !set)
    return (
      <Empty
        scene={state === 'SOLD_OUT' ? 'sold-out' : 'no-ticket'}
        sentence={t(`combo.closed.${state}`)}
        action={{ text: t('combo.toCombo'), to: replacedBy('ticket-package-detail', { promotionId }) }}
      />
    )
  if (choice.entries.length === 0)
    return (
      <Empty
        scene="no-ticket"
        sentence={t('combo.nothingChosen')}
        action={{ text: t('combo.chooseShows'), to: replacedBy('ticket-package-show', { promotionId }) }}
      />
    )
  return (
    <AsideColumns
      aside={
        <Card title={title}>
          <View className={boxStyles.stack3}>
            <Sum model={model} size="l" />
            <Next model={model} block />
          </View>
        </Card>
      }
    >
      {set ? <HeldCard model={model} set={set} /> : <Choice model={model} combo={combo} />}
    </AsideColumns>
  )
})

const Choice = observer(({ model, combo }: SessionProps & { combo: Combo }) => {
  const t = useTexts(comboTexts)
  const { choice, hold } = model
  const groups = combo.groups.filter(({ groupId }) =>
    choice.entries.every(({ show }) => show.sessions.some((each) => each.seatPlans.some((tier) => tier.groupId === groupId))),
  )
  // A combo with groups has a price for each number of shows.
  const priceOf = (id: string): string => {
    const step = combo.steps.find(({ groupId, count }) => groupId === id && count === choice.entries.length)
    return step ? t('price.amount', { amount: formatMoney(fen(step.value)) }) : ''
  }
  const isFixed = choice.entries.every(({ show }) => show.sessions.length === 1)
  return (
    <>
      {hold.over && <Notice tone="notice">{t('combo.timeOver')}</Notice>}
      <RefusedNotice model={model} />
      <OverlapNotice pairs={model.overlaps} />
      {groups.length > 1 && (
        <Card title={t('combo.group')}>
          <ChoiceChips
            label={t('combo.group')}
            chips={groups.map(({ groupId, name }) => ({ value: groupId, word: name, notes: [priceOf(groupId)] }))}
            value={choice.group}
            onChange={(groupId) => model.update((each) => each.setGroup(groupId))}
          />
        </Card>
      )}
      {choice.maxSets > 1 && (
        <Card title={t('combo.quantity')} note={combo.perBuyer === null ? undefined : t('combo.most', { count: combo.perBuyer })}>
          <View className={styles.sets}>
            <View className={textStyles.meta}>{t('combo.perSet', { count: choice.entries.reduce((sum, { part }) => sum + part.quantity, 0) })}</View>
            <Stepper
              value={choice.sets}
              max={choice.maxSets}
              label={t('combo.quantity')}
              onChange={(sets) => model.update((each) => each.setSets(sets))}
            />
          </View>
        </Card>
      )}
      {isFixed && <SeatsCard model={model} />}
      {choice.entries.map((entry) => (
        <EntryCard key={`${entry.part.partId} ${entry.show.showId}`} model={model} entry={entry} />
      ))}
      {!isFixed && <SeatsCard model={model} />}
    </>
  )
})

const Sum = observer(({ model, size }: SessionProps & { size?: 'm' | 'l' }) => {
  const { value } = model.price
  return value && model.choice.isComplete ? <ComboSum {...value} size={size} /> : null
})

const Next = observer(({ model, block }: SessionProps & { block?: boolean }) => {
  const t = useTexts(comboTexts)
  const { checkout, choice, hold, seats, holdAll } = model
  if (checkout)
    return (
      <Button block={block} to={checkout}>
        {t('combo.checkout')}
      </Button>
    )
  return (
    <Button block={block} incomplete={!choice.isComplete} loading={hold.busy} onClick={holdAll}>
      {t(seats.hasSeats ? 'combo.hold' : 'combo.checkout')}
    </Button>
  )
})

const Bar = observer(({ model }: SessionProps) => {
  const { combo, choice, set } = model
  if ((combo.value?.state !== 'ON_SALE' && !set) || choice.entries.length === 0) return null
  return (
    <BottomBar lead={<Sum model={model} />}>
      <Next model={model} />
    </BottomBar>
  )
})

export default screen('ticket-package-session', TicketPackageSession)
