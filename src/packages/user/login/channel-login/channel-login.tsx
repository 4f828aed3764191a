import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { providersTexts } from '@/locales/namespaces/providers'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ReturnState } from '../return/return-state'
import { ChannelLoginModel } from './channel-login.model'

function ChannelLogin({ params }: { params: RouteParams<'channel-login'> }) {
  const t = useTexts(providersTexts)
  const model = useModel((deps) => new ChannelLoginModel(deps, params))
  return <ReturnState title={t('channel.title')} problem={model.problem} />
}

export default screen('channel-login', ChannelLogin)
