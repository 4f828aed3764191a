import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Field } from '@/components/ui/field/field'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { parkingTexts } from '@/locales/namespaces/parking'
import type { ParkingPaymentModel } from '../parking-payment.model'

/** Draws the form for the code of the entry ticket. It proves a plate, or finds a car without a plate. */
export const EntryCode = observer(({ model }: { model: ParkingPaymentModel }) => {
  const t = useTexts(parkingTexts)
  const { codeUse, entryCode, problem } = model
  if (!codeUse) return null
  if (entryCode === null)
    return (
      <ListGroup>
        <ListRow icon="qr" title={t(`parking.code.${codeUse}`)} onClick={() => model.typeCode('')} />
      </ListGroup>
    )
  return (
    <Card title={t(`parking.code.${codeUse}`)} note={t(`parking.codeHint.${codeUse}`)}>
      <Field
        label={t('parking.codeLabel')}
        value={entryCode}
        maxlength={32}
        error={problem}
        focus
        onInput={model.typeCode}
        onConfirm={() => void model.useCode()}
      />
      <Button block kind="secondary" incomplete={entryCode.trim() === ''} onClick={model.useCode}>
        {t('parking.useCode')}
      </Button>
    </Card>
  )
})
