import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { screen } from '@/router/screen'
import { userTexts } from '@/locales/namespaces/user'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { linkTo } from '@/router/link-to'
import { LoginFrame } from '../frame/login-frame'

const METHODS = {
  CELLPHONE: { icon: 'phone', screen: 'login', title: 'login.byPhone', note: 'login.phoneNote' },
  EMAIL: { icon: 'mail', screen: 'login-email', title: 'login.byEmail', note: 'login.emailNote' },
} as const

function LoginMethods() {
  const t = useTexts(userTexts)
  const ways = useTexts(waysInTexts)
  const { stores } = useServices()
  const methods = stores.shop.loginMethods(stores.preferences.language)
  return (
    <LoginFrame title={t('button.login')} heading={t('login.way')} lead={t('login.wayLead')}>
      <ListGroup>
        {methods.map((method) => {
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
        {methods.includes('EMAIL') && (
          <ListRow icon="user" title={ways('create.link')} note={ways('create.note')} to={linkTo('create-account')} />
        )}
      </ListGroup>
    </LoginFrame>
  )
}

export default screen('login-way', LoginMethods)
