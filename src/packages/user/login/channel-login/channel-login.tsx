import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { providersTexts } from '@/locales/namespaces/providers'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { ReturnState } from '../return/return-state'
import { ChannelLoginModel } from './channel-login.model'

function ChannelLogin({ params }: { params: RouteParams<'channel-login'> }) {
  const t = useTexts(providersTexts)
  const { accept, consent, contact, decline, problem } = useModel((deps) => new ChannelLoginModel(deps, params))
  if (contact === null || problem) return <ReturnState title={t('channel.title')} problem={problem} />
  return (
    <LoginFrame
      title={t('channel.title')}
      heading={contact ? t('channel.confirm', { contact }) : t('channel.confirmUnnamed')}
      lead={t('channel.confirmLead')}
    >
      <Button block onClick={accept}>
        {t('button.login')}
      </Button>
      <Button block kind="secondary" onClick={decline}>
        {t('channel.decline')}
      </Button>
      <ConsentLine consent={consent} />
    </LoginFrame>
  )
}

export default screen('channel-login', ChannelLogin)
