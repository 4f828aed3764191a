import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useModel } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CodeInput } from '@/components/ui/code-input/code-input'
import { Field } from '@/components/ui/field/field'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Segmented } from '@/components/ui/segmented/segmented'
import '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { PhoneField } from '../../area/phone-field'
import { problemText } from '../../problem'
import { LoginFrame } from '../frame/login-frame'
import codeStyles from '../login-code/login-code.module.scss'
import { Resend } from '../login-code/resend'
import { AccountBindModel, type BindWay } from './account-bind.model'

const headingOf = (ways: readonly BindWay[]) => {
  if (ways.length !== 1) return ways.length > 1 ? 'bind.heading' : 'bind.title'
  return ways[0] === 'EMAIL' ? 'bind.email' : 'bind.phone'
}

function AccountBind() {
  const t = useTexts('user')
  const model = useModel((services) => new AccountBindModel(services))
  const { sentTo, way, ways } = model
  const rest = model.phoneElsewhere ? 'bind.phoneElsewhere' : 'bind.nothing'
  const lead = sentTo ? t('loginCode.sentTo', { phone: sentTo }) : t(way ? 'bind.lead' : rest)
  return (
    <LoginFrame title={t('bind.title')} heading={t(sentTo ? 'code.title' : headingOf(ways))} lead={lead}>
      {sentTo ? <CodeStep model={model} /> : <ContactStep model={model} />}
    </LoginFrame>
  )
}

/** What the account has, and what is to be added to it. */
const ContactStep = observer(({ model }: { model: AccountBindModel }) => {
  const t = useTexts('user')
  const { bound, way, ways } = model
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
        <Field
          label={t('email.email')}
          placeholder={t('email.emailPlaceholder')}
          maxlength={120}
          nativeProps={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
          required
          value={model.email}
          error={problemText(t, model.problems.contact)}
          onInput={model.setEmail}
          onConfirm={() => void model.requestCode()}
        />
      )}
      {way === 'CELLPHONE' && (
        <PhoneField
          label={t('login.phone')}
          placeholder={t('login.phonePlaceholder')}
          countryCode={model.countryCode}
          areas={model.areas}
          required
          value={model.cellphone}
          error={problemText(t, model.problems.contact)}
          onInput={model.setPhone}
          onArea={model.chooseArea}
        />
      )}
      <Button block onClick={way ? model.requestCode : model.toMine}>
        {t(way ? 'login.getCode' : 'button.back')}
      </Button>
    </>
  )
})

const CodeStep = observer(({ model }: { model: AccountBindModel }) => {
  const t = useTexts('user')
  return (
    <>
      <CodeInput
        label={t('loginCode.label')}
        value={model.code}
        error={problemText(t, model.problems.code)}
        disabled={model.checking}
        focus={!model.checking}
        onInput={model.setCode}
      />
      <Button block loading={model.checking} onClick={model.submit}>
        {t('bind.submit')}
      </Button>
      <View className={codeStyles.acts}>
        <Resend from={model.sent?.resendFrom ?? 0} onResend={model.resend} />
        <Button kind="quiet" size="m" onClick={model.change}>
          {t(model.way === 'EMAIL' ? 'bind.changeEmail' : 'loginCode.changePhone')}
        </Button>
      </View>
    </>
  )
})

export default screen('account-bind', AccountBind)
