import { observer } from 'mobx-react'
import { ResendButton } from '@/components/form/code/resend-button'
import { TextField } from '@/components/form/fields/text-field'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { readCode } from '@/domain/typed/one-time-code'
import { formTexts } from '@/locales/namespaces/form'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { LoginFrame } from '../frame/login-frame'
import { NewPasswordField } from '../password/new-password-field'
import { PasswordField } from '../password/password-field'
import { ChangePasswordModel } from './change-password.model'

function ChangePassword() {
  const t = useTexts(waysInTexts)
  const { dialogs } = useServices()
  const model = useModel((deps) => new ChangePasswordModel(deps, (key) => dialogs.toast(t(key))))
  return (
    <LoginFrame title={t(model.hasPassword ? 'change.title' : 'change.setTitle')} lead={t('change.lead')}>
      <AsyncView of={model.account} skeleton={<Skeleton shape="block" height="240px" />}>
        {({ email, isSet }) => (
          <>
            {email === '' && (
              <Notice
                action={
                  <Button kind="quiet" size="s" to={linkTo('account-bind')}>
                    {t('change.link')}
                  </Button>
                }
              >
                {t('change.noEmail')}
              </Notice>
            )}
            {isSet ? <OldPassword model={model} /> : <OwnCode model={model} />}
            <NewPasswordField
              form={model.form}
              name="password"
              label={t('password.new')}
              onConfirm={() => void model.form.submit()}
            />
            <Button block onClick={model.form.submit}>
              {t('change.submit')}
            </Button>
          </>
        )}
      </AsyncView>
    </LoginFrame>
  )
}

const OldPassword = observer(({ model: { account, form } }: { model: ChangePasswordModel }) => {
  const t = useTexts(waysInTexts)
  return (
    <>
      <PasswordField
        form={form}
        name="oldPassword"
        label={t('change.old')}
        placeholder={t('change.oldPlaceholder')}
        autoComplete="current-password"
        confirmType="next"
      />
      {account.value?.email && (
        <Button kind="quiet" size="m" to={linkTo('forgot-password')}>
          {t('forgot.link')}
        </Button>
      )}
    </>
  )
})

/**
 * Draws the field for the code that is sent to the account's phone or e-mail address. The field is shown if the account
 * has no password yet.
 */
const OwnCode = observer(({ model }: { model: ChangePasswordModel }) => {
  const t = useTexts(waysInTexts)
  const labels = useTexts(formTexts)
  const { account, code, form, sendCode } = model
  return (
    <TextField
      form={form}
      name="code"
      type="number"
      label={labels('code.label')}
      placeholder={labels('code.placeholder')}
      hint={t(code.sent ? 'change.codeSent' : 'change.codeNeeded', { to: account.value?.codeTo ?? '' })}
      nativeProps={{ autoComplete: 'one-time-code' }}
      required
      onInput={(text) => form.set('code', readCode(text, form.values.code).digits)}
      trail={
        code.sent ? (
          <ResendButton from={code.resendFrom} onResend={sendCode} />
        ) : (
          <Button kind="quiet" size="m" onClick={sendCode}>
            {t('change.getCode')}
          </Button>
        )
      }
    />
  )
})

export default screen('change-password', ChangePassword)
