import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Field } from '@/components/ui/field/field'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { parkingTexts } from '@/locales/namespaces/parking'
import { linkTo } from '@/router/link-to'
import type { ParkingPaymentModel } from '../parking-payment.model'

/**
 * Draws the form for the code of the entry ticket, and the link to earlier payments. The code proves a plate, or finds
 * a car without a plate.
 */
export const EntryCode = observer(({ model }: { model: ParkingPaymentModel }) => {
  const t = useTexts(parkingTexts)
  const { codeUse, entryCode, problem } = model
  if (!codeUse || entryCode === null)
    return (
      <ListGroup>
        {codeUse && <ListRow icon="qr" title={t(`parking.code.${codeUse}`)} onClick={() => model.typeCode('')} />}
        <ListRow icon="order" title={t('parking.records')} to={linkTo('parking-record')} />
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
