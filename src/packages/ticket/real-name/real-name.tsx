import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { NamingPage } from '@/components/real-name/naming-page/naming-page'
import { NamingScreen } from '@/components/real-name/naming-screen/naming-screen'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { namesTexts } from '@/locales/namespaces/names'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { NamedTicketRow } from './parts/named-ticket/named-ticket'
import { RealNameModel } from './real-name.model'

/** Screen of the attendees on a voucher's tickets. */
function RealName({ params }: { params: RouteParams<'real-name'> }) {
  const t = useTexts(namesTexts)
  const model = useModel((deps) => new RealNameModel(deps, params.id))
  return (
    <NamingScreen title={t('names.title')} naming={model.naming}>
      {() => <Content model={model} />}
    </NamingScreen>
  )
}

const Content = observer(({ model }: { model: RealNameModel }) => {
  const t = useTexts(namesTexts)
  const { fill, naming } = model
  const toFill = fill && (
    <Button block to={fill}>
      {t('names.fillCount', { count: naming.missing.length })}
    </Button>
  )
  const rows = naming.tickets.map((ticket, index) => ({ ticket, index, isOver: naming.namingOf(ticket) === 'over' }))
  return (
    <>
      <NamingPage naming={naming} action={toFill}>
        <View className={boxStyles.stack3} role="list" ariaLabel={t('names.tickets')}>
          {[...rows.filter(({ isOver }) => !isOver), ...rows.filter(({ isOver }) => isOver)].map(
            ({ ticket, index }) => (
              <NamedTicketRow key={ticket.ticketId} ticket={ticket} index={index} naming={naming} />
            ),
          )}
        </View>
        <SupportRow showId={naming.voucher.value?.showId ?? ''} />
      </NamingPage>
      {toFill && <BottomBar>{toFill}</BottomBar>}
    </>
  )
})

export default screen('real-name', RealName)
