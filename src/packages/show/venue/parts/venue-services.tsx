import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import type { VenueModel } from '../venue.model'

/** Draws the link to the services that can be reserved at the venue; nothing without services. */
export const VenueServices = observer(({ model: { services, venueId } }: { model: VenueModel }) => {
  const t = useTexts(showTexts)
  const { value } = services
  if (!value || value.length === 0) return null
  return (
    <ListGroup className={boxStyles.above3}>
      <ListRow
        icon="calendar"
        title={t('venue.services')}
        note={joinFacts(value.map(({ name }) => name))}
        to={linkTo('reserve-index', { venueId })}
      />
    </ListGroup>
  )
})
