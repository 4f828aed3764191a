import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { bindTexts } from '@/locales/namespaces/bind'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BindModel } from '../parts/bind.model'
import { BindScreen } from '../parts/bind-screen/bind-screen'

/** A ticket that was bought elsewhere becomes one of this account. */
function BindTicket({ params }: { params: RouteParams<'bind-ticket'> }) {
  const t = useTexts(bindTexts)
  const model = useModel((deps) => new BindModel(deps, 'PARTNER', params.code))
  return (
    <>
      <NavBar title={t('bind.ticket.title')} />
      <BindScreen model={model} />
    </>
  )
}

export default screen('bind-ticket', BindTicket)
