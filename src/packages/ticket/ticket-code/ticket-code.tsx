import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { VoucherDetail } from '@/api/voucher'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { VisitHead } from '@/components/ticket/visit-head/visit-head'
import { Button } from '@/components/ui/button/button'
import { Carousel } from '@/components/ui/carousel/carousel'
import { Empty } from '@/components/ui/empty/empty'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import { StoredNotice } from '../code/stored-notice/stored-notice'
import { TicketGhost } from '../code/ticket-ghost/ticket-ghost'
import { useGateLight } from '@/components/code/use-gate-light'
import { TicketDetailModel } from '../code/ticket-detail.model'
import { CodeSlide } from './parts/code-slide/code-slide'
import styles from './ticket-code.module.scss'

interface Params {
  id: string
  /** Id of the ticket that is shown first. */
  ticketId?: string
}

function TicketCode({ params }: { params: Params }) {
  const t = useTexts(ticketTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new TicketDetailModel(deps, params.id))
  useGateLight(model.showsCode)
  const reason = model.noCode
  useEffect(() => {
    if (reason) void navigate.redirect('ticket-error', { id: params.id, reason })
  }, [navigate, params.id, reason])
  const toHolder = { text: t('detail.toHolder'), to: linkTo('ticket-holder') }
  return (
    <AsyncPage
      title={t('large.title')}
      of={model.detail}
      skeleton={<TicketGhost height="480px" />}
      missing={<Empty scene="no-ticket" sentence={t('detail.missing')} action={toHolder} />}
    >
      {(voucher) => <Codes voucher={voucher} model={model} first={params.ticketId} />}
    </AsyncPage>
  )
}

interface CodesProps {
  voucher: VoucherDetail
  model: TicketDetailModel
  /** Id of the ticket that is shown first. */
  first: string | undefined
}

/** Draws the tickets that have a code. Tickets without a code are only on the ticket detail screen. */
const Codes = observer(({ voucher, model, first }: CodesProps) => {
  const t = useTexts(ticketTexts)
  const shown = model.faces.filter(({ codeState }) => codeState === 'code')
  if (shown.length === 0) return <TicketGhost height="480px" />
  const start = Math.max(
    0,
    shown.findIndex(({ ticket }) => ticket.ticketId === first),
  )
  return (
    <View className={styles.page}>
      <StoredNotice at={model.cachedAt} />
      <Carousel
        className={styles.codes}
        label={t('detail.tickets')}
        arrows="below"
        slideClass={styles.slide}
        start={start}
      >
        {shown.map((face) => (
          <CodeSlide
            key={face.ticket.ticketId}
            face={face}
            number={model.faces.indexOf(face) + 1}
            showName={voucher.showName}
            barred={voucher.barCode}
          />
        ))}
      </Carousel>
      <View className={styles.beside}>
        <View className={styles.visit}>
          <VisitHead visit={voucher} />
        </View>
        <Button kind="quiet" size="m" to={replacedBy('ticket-detail-new', { id: voucher.voucherId })}>
          {t('large.toDetail')}
        </Button>
      </View>
    </View>
  )
})

export default screen('ticket-code', TicketCode)
