import { observer } from 'mobx-react'
import type { GiftPreview } from '@/api/transfer'
import { SupportRow } from '@/components/contact/support-row'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { GiftFace } from '@/components/ticket/gift-face/gift-face'
import { AcceptGiftModel } from './accept-gift.model'
import styles from './accept-mine-ticket.module.scss'
import { AcceptAct } from './parts/accept-act/accept-act'

/**
 * Screen of a ticket gift, which the gift link opens. Only the account with the gift's phone number can accept the
 * gift.
 */
function AcceptMineTicket({ params }: { params: RouteParams<'accept-mine-ticket'> }) {
  const t = useTexts(giftTexts)
  const model = useModel((deps) => new AcceptGiftModel(deps, params.gift))
  const action = { text: t('gift.accept.toHolder'), to: linkTo('ticket-holder') }
  const nothing = <Empty scene="no-ticket" sentence={t('gift.accept.nothing')} action={action} />
  return (
    <>
      <NavBar title={t('gift.accept.title')} />
      {model.malformed ? (
        nothing
      ) : (
        <AsyncView
          of={model.preview}
          skeleton={<Skeleton shape="block" height="420px" className={styles.ghost} />}
          missing={nothing}
        >
          {(preview) => <Content model={model} preview={preview} />}
        </AsyncView>
      )}
    </>
  )
}

const Content = observer(({ model, preview }: { model: AcceptGiftModel; preview: GiftPreview }) => {
  const t = useTexts(giftTexts)
  return (
    <CardPage>
      <GiftFace
        card={preview.card}
        message={preview.message}
        who={t('gift.accept.from', { giver: preview.from })}
        show={preview}
        qty={preview.qty}
        seats={model.own.value?.places.map(({ seatDesc }) => seatDesc)}
      />
      <AcceptAct model={model} preview={preview} />
      <ListGroup>
        <ListRow icon="info" title={t('gift.give.rules')} to={linkTo('send-rule')} />
      </ListGroup>
      <SupportRow showId={preview.showId} />
    </CardPage>
  )
})

export default screen('accept-mine-ticket', AcceptMineTicket)
