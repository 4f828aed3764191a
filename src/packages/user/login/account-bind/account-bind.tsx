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
import { AccountBindModel, type BindType } from './account-bind.model'

const headingOf = (bindTypes: readonly BindType[]) => {
  if (bindTypes.length !== 1) return bindTypes.length > 1 ? 'bind.heading' : null
  return bindTypes[0] === 'EMAIL' ? 'bind.email' : 'bind.phone'
}

function AccountBind() {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new AccountBindModel(deps))
  const { bound, code, sentTo, bindType, bindTypes } = model
  const rest = bound.phone ? 'bind.nothing' : 'bind.phoneElsewhere'
  const lead = sentTo ? t('loginCode.sentTo', { phone: sentTo }) : t(bindType ? 'bind.lead' : rest)
  const heading = sentTo ? 'code.title' : headingOf(bindTypes)
  return (
    <LoginFrame title={t('bind.title')} heading={heading ? t(heading) : undefined} lead={lead}>
      {sentTo ? (
        <CodeStep
          model={code}
          submitText={t('bind.submit')}
          changeText={t(bindType === 'EMAIL' ? 'bind.changeEmail' : 'loginCode.changePhone')}
          onChange={code.change}
        />
      ) : (
        <ContactStep model={model} />
      )}
    </LoginFrame>
  )
}

/** Draws the existing contacts, and the field for the new contact. */
const ContactStep = observer(({ model }: { model: AccountBindModel }) => {
  const t = useTexts(userTexts)
  const { bound, contact, bindType, bindTypes } = model
  const { navigate, stores } = useServices()
  return (
    <>
      <ListGroup>
        <ListRow icon="phone" title={t('setting.phone')} value={bound.phone || t('setting.none')} />
        <ListRow icon="mail" title={t('setting.email')} value={bound.email || t('setting.none')} />
      </ListGroup>
      {bindType && bindTypes.length > 1 && (
        <Segmented
          label={t('bind.way')}
          value={bindType}
          options={bindTypes.map((each) => ({
            value: each,
            text: t(each === 'EMAIL' ? 'email.email' : 'login.phone'),
          }))}
          onChange={model.choose}
        />
      )}
      {bindType === 'EMAIL' && (
        <EmailField
          form={contact}
          label={t('email.email')}
          placeholder={t('email.emailPlaceholder')}
          required
          onConfirm={() => void contact.submit()}
        />
      )}
      {bindType === 'CELLPHONE' && (
        <PhoneField
          form={contact}
          label={t('login.phone')}
          placeholder={t('login.phonePlaceholder')}
          areas={stores.shop.loginAreas}
          required
        />
      )}
      <Button block onClick={bindType ? contact.submit : () => navigate.back()}>
        {t(bindType ? 'login.getCode' : 'button.back')}
      </Button>
    </>
  )
})

export default screen('account-bind', AccountBind)
