import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { reserveTexts } from '@/locales/namespaces/reserve'
import type { ReserveDetailModel } from '../reserve-detail.model'

/** Draws the consent to the rules, which are shown on the same screen. */
export const AgreeCard = observer(({ model: { agreed, setAgreed, required } }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  return (
    <Card
      id={required.idOf('agree')}
      title={t('reserve.rules')}
      problem={required.isMissing('agree') ? t('reserve.need.agree') : ''}
    >
      <Checkbox checked={agreed} onChange={setAgreed}>
        {t('reserve.agree')}
      </Checkbox>
    </Card>
  )
})
