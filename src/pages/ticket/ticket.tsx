import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { useNotedSite } from '@/components/ticket/use-noted-site'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import { tabParams } from '@/router/tab-params'
import type { RouteParams } from '@/router/table/table'
import { HolderHead } from './parts/holder-head/holder-head'
import { TicketList } from './parts/ticket-list/ticket-list'
import { TicketHolderModel } from './ticket.model'

function TicketHolder({ params }: { params: RouteParams<'ticket-holder'> }) {
  const t = useTexts()
  const { navigate } = useServices()
  const model = useModel((deps) => new TicketHolderModel(deps, params.siteId))
  useEffect(
    () =>
      reaction(
        () => tabParams.get('ticket-holder'),
        (given) => given && model.applyParams(given),
      ),
    [model],
  )
  useNotedSite('ticket-holder', model.tickets)

  const refresh = model.loggedIn && (
    <NavAction label={t('button.refresh')} icon="refresh" onClick={() => void model.refresh()} />
  )
  return (
    <>
      <NavBar title={t('ticketHolder.title')} back={false} right={refresh} />
      {model.loggedIn ? (
        <>
          <HolderHead tickets={model.tickets} />
          <TicketList model={model} />
        </>
      ) : (
        <Empty
          scene="login"
          sentence={t('ticketHolder.guest')}
          hint={t('ticketHolder.guestHint')}
          action={{ text: t('mine.loginOrRegister'), to: navigate.loginLink(), onClick: model.login }}
        />
      )}
    </>
  )
}

export default screen('ticket-holder', TicketHolder)
