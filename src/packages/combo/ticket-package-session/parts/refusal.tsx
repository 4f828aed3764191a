import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComboShow } from '@/api/combo'
import type { RefusedPart } from '@/api/hold-set'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { joinFacts } from '@/lib/join-facts'
import { comboTexts } from '@/locales/namespaces/combo'
import boxStyles from '@/styles/box.module.scss'
import { sessionLabel } from '../../parts/combo-facts'
import { seatLabels } from '../../parts/seat-texts'
import type { TicketPackageSessionModel } from '../ticket-package-session.model'

interface RefusalProps {
  model: TicketPackageSessionModel
  part: RefusedPart
  /** The refused show. */
  show: ComboShow
}

/** Draws what can be held instead of a refused session; one tap takes it. */
export const Refusal = observer(({ model, part, show }: RefusalProps) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const shows = model.combo.value?.parts.find(({ partId }) => partId === part.partId)?.shows ?? []
  return (
    <View className={boxStyles.below3} role="group" ariaLabel={t('combo.instead')}>
      {model.alternativesOf(part).map((other) => {
        const otherShow = shows.find(({ showId }) => showId === other.showId)
        const session = otherShow?.sessions.find(({ sessionId }) => sessionId === other.sessionId)
        const tier = session?.seatPlans.find(({ seatPlanId }) => seatPlanId === other.seatPlanId)
        if (!otherShow || !session || !tier) return null
        return (
          <SelectRow
            key={`${other.seatPlanId} ${other.seatIds.join()}`}
            look="box"
            title={joinFacts([
              otherShow.showId === show.showId ? '' : otherShow.showName,
              sessionLabel(session, otherShow, { t, now }),
              tier.seatPlanName,
            ])}
            notes={seatLabels(other.seatIds, t)}
            trail={t('combo.take')}
            onClick={() => void model.repair(part, other)}
          />
        )
      })}
    </View>
  )
})

/** Draws a message that nothing is held, with a button that repairs all refused sessions; nothing without refusals. */
export const RefusedNotice = observer(({ model }: { model: TicketPackageSessionModel }) => {
  const t = useTexts(comboTexts)
  const { refused } = model
  if (refused.length === 0) return null
  const canRepair = refused.every((part) => model.alternativesOf(part).length > 0)
  return (
    <Notice
      tone="danger"
      action={
        canRepair && (
          <Button kind="secondary" size="s" loading={model.hold.busy} onClick={model.repairAll}>
            {t('combo.repair')}
          </Button>
        )
      }
    >
      {t(canRepair ? 'combo.refused' : 'combo.refusedFull', { count: refused.length })}
    </Notice>
  )
})
