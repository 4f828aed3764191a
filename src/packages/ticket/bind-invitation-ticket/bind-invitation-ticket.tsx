import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { bindTexts } from '@/locales/namespaces/bind'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BindModel } from '../parts/bind.model'
import { BindScreen } from '../parts/bind-screen/bind-screen'

/** An invitation becomes a ticket of this account. */
function BindInvitationTicket({ params }: { params: RouteParams<'bind-invitation-ticket'> }) {
  const t = useTexts(bindTexts)
  const model = useModel((deps) => new BindModel(deps, 'INVITATION', params.code))
  return (
    <>
      <NavBar title={t('bind.invitation.title')} />
      <BindScreen model={model} />
    </>
  )
}

export default screen('bind-invitation-ticket', BindInvitationTicket)
