import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { Going } from '../parts/going/going'
import { InvitationScreen } from '../parts/invitation-screen/invitation-screen'
import { SharedShowModel } from '../parts/shared-show.model'

/** Screen for sharing a show and its date with friends, without data of the ticket. */
function ShareTicket({ params }: { params: RouteParams<'share-ticket'> }) {
  const t = useTexts(shareTexts)
  const model = useModel((deps) => new SharedShowModel(deps, params))
  return (
    <InvitationScreen
      title={t('going.title')}
      model={model}
      wayOn={{ text: t('going.toTicket'), to: linkTo('ticket-holder') }}
    >
      {(show) => <Going show={show} model={model} />}
    </InvitationScreen>
  )
}

export default screen('share-ticket', ShareTicket)
