import { observer } from 'mobx-react'
import type { ComboSession, ComboShow } from '@/api/combo'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import { sessionBlock, sessionLabel } from '../../parts/combo-facts'

/** Draws a date of the show with the price tiers that are in the combo. */
export const SessionRow = observer(({ show, session }: { show: ComboShow; session: ComboSession }) => {
  const t = useTexts(comboTexts)
  const now = useNow()
  const block = sessionBlock(session)
  return (
    <SelectRow
      title={sessionLabel(session, show, { t, now })}
      notes={[
        joinFacts(
          session.seatPlans.map(
            ({ seatPlanName, singlePrice }) =>
              `${seatPlanName} ${t('price.amount', { amount: formatMoney(singlePrice) })}`,
          ),
        ),
      ]}
      trail={block && <Badge>{t(`combo.block.${block}`)}</Badge>}
    />
  )
})
