import { observer } from 'mobx-react'
import { CodeStep } from '@/components/form/code/code-step'
import { EmailField } from '@/components/form/fields/email-field'
import { PhoneField } from '@/components/form/fields/phone-field'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Segmented } from '@/components/ui/segmented/segmented'
import { userTexts } from '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { AccountBindModel, type BindWay } from './account-bind.model'

const headingOf = (ways: readonly BindWay[]) => {
  if (ways.length !== 1) return ways.length > 1 ? 'bind.heading' : 'bind.title'
  return ways[0] === 'EMAIL' ? 'bind.email' : 'bind.phone'
}

function AccountBind() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AccountBindModel(deps))
  const { bound, code, sentTo, way, ways } = model
  const rest = bound.phone ? 'bind.nothing' : 'bind.phoneElsewhere'
  const lead = sentTo ? t('loginCode.sentTo', { phone: sentTo }) : t(way ? 'bind.lead' : rest)
  return (
    <LoginFrame title={t('bind.title')} heading={t(sentTo ? 'code.title' : headingOf(ways))} lead={lead}>
      {sentTo ? (
        <CodeStep
          model={code}
          submitText={t('bind.submit')}
          changeText={t(way === 'EMAIL' ? 'bind.changeEmail' : 'loginCode.changePhone')}
          onChange={code.change}
        />
      ) : (
        <ContactStep model={model} />
      )}
    </LoginFrame>
  )
}

/** What the account has, and what is to be added to it. */
const ContactStep = observer(({ model }: { model: AccountBindModel }) => {
  const t = useTexts(userTexts)
  const { bound, contact, way, ways } = model
  const { navigate, stores } = useServices()
  return (
    <>
      <ListGroup>
        <ListRow icon="phone" title={t('setting.phone')} value={bound.phone || t('setting.none')} />
        <ListRow icon="mail" title={t('setting.email')} value={bound.email || t('setting.none')} />
      </ListGroup>
      {way && ways.length > 1 && (
        <Segmented
          label={t('bind.way')}
          value={way}
          options={ways.map((each) => ({ value: each, text: t(each === 'EMAIL' ? 'email.email' : 'login.phone') }))}
          onChange={model.choose}
        />
      )}
      {way === 'EMAIL' && (
        <EmailField
          form={contact}
          label={t('email.email')}
          placeholder={t('email.emailPlaceholder')}
          required
          onConfirm={() => void contact.submit()}
        />
      )}
      {way === 'CELLPHONE' && (
        <PhoneField
          form={contact}
          label={t('login.phone')}
          placeholder={t('login.phonePlaceholder')}
          areas={stores.shop.loginAreas}
          required
        />
      )}
      <Button block onClick={way ? contact.submit : () => navigate.back()}>
        {t(way ? 'login.getCode' : 'button.back')}
      </Button>
    </>
  )
})

export default screen('account-bind', AccountBind)
