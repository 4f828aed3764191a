import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { providersTexts } from '@/locales/namespaces/providers'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ReturnState } from '../return/return-state'
import { BsauthModel } from './bsauth.model'

function Bsauth({ params }: { params: RouteParams<'bsauth'> }) {
  const t = useTexts(providersTexts)
  const model = useModel((deps) => new BsauthModel(deps, params))
  return <ReturnState title={t('bank')} problem={model.problem} />
}

export default screen('bsauth', Bsauth)
