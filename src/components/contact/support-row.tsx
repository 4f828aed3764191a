import { observer } from 'mobx-react'
import { useModel } from '../screen/use-model'
import { useTexts } from '../texts'
import { ListGroup, ListRow } from '../ui/list-row/list-row'
import { ContactModel, type ContactSubject } from './contact.model'
import { ContactSheet } from './contact-sheet'

/** Draws a row that opens the merchant's contact options for a show or an order. Draws nothing without options. */
export const SupportRow = observer(({ showId, orderId }: ContactSubject) => {
  const t = useTexts()
  const model = useModel((deps) => new ContactModel(deps, { showId, orderId }))
  if (!model.offered && !model.open) return null
  return (
    <>
      <ListGroup>
        <ListRow icon="service" title={t('contact.title')} note={t('contact.about')} onClick={model.show} />
      </ListGroup>
      <ContactSheet model={model} />
    </>
  )
})
