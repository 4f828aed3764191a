import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { screen } from '@/router/screen'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { linkTo } from '@/router/link-to'
import { ConsentLine } from '../consent/consent-line'
import { LoginFrame } from '../frame/login-frame'
import { ProviderButtons } from '../provider/provider-buttons'
import { LoginWayModel } from './login-way.model'

const METHODS = {
  CELLPHONE: { icon: 'phone', screen: 'login', title: 'login.byPhone', note: 'login.phoneNote' },
  EMAIL: { icon: 'mail', screen: 'login-email', title: 'login.byEmail', note: 'login.emailNote' },
} as const

function LoginMethods() {
  const t = useTexts(userTexts)
  const ways = useTexts(waysInTexts)
  const model = useModel((deps) => new LoginWayModel(deps))
  return (
    <LoginFrame title={t('button.login')} heading={t('login.way')} lead={t('login.wayLead')}>
      <ListGroup>
        {model.methods.map((method) => {
          const entry = METHODS[method]
          return (
            <ListRow
              key={method}
              icon={entry.icon}
              title={t(entry.title)}
              note={t(entry.note)}
              to={linkTo(entry.screen)}
            />
          )
        })}
        {model.methods.includes('EMAIL') && (
          <ListRow icon="user" title={ways('create.link')} note={ways('create.note')} to={linkTo('create-account')} />
        )}
      </ListGroup>
      <ProviderButtons model={model.providers} />
      {model.providers.offers.length > 0 && <ConsentLine consent={model.consent} />}
    </LoginFrame>
  )
}

export default screen('login-way', LoginMethods)
