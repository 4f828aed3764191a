import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { providersTexts } from '@/locales/namespaces/providers'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ReturnState } from '../return/return-state'
import { WxauthModel } from './wxauth.model'

function Wxauth({ params }: { params: RouteParams<'wxauth'> }) {
  const t = useTexts(providersTexts)
  const model = useModel((deps) => new WxauthModel(deps, params))
  return <ReturnState title={t('wechat')} problem={model.problem} />
}

export default screen('wxauth', Wxauth)
