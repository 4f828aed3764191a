import { useModel } from '@/components/screen/use-model'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BindModel } from '../parts/bind.model'
import { BindScreen } from '../parts/bind-screen/bind-screen'

/** Screen that binds the tickets of an invitation to this account. */
function BindInvitationTicket({ params }: { params: RouteParams<'bind-invitation-ticket'> }) {
  const model = useModel((deps) => new BindModel(deps, 'INVITATION', params.code))
  return <BindScreen model={model} />
}

export default screen('bind-invitation-ticket', BindInvitationTicket)
