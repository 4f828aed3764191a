import { useModel } from '@/components/screen/use-model'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { BindModel } from '../parts/bind.model'
import { BindScreen } from '../parts/bind-screen/bind-screen'

/** Screen that binds a ticket from another seller to this account. */
function BindTicket({ params }: { params: RouteParams<'bind-ticket'> }) {
  const model = useModel((deps) => new BindModel(deps, 'PARTNER', params.code))
  return <BindScreen model={model} />
}

export default screen('bind-ticket', BindTicket)
