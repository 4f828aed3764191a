import { View } from '@tarojs/components'
import { useModel } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CodeInput } from '@/components/ui/code-input/code-input'
import '@/locales/namespaces/user'
import { screen } from '@/router/screen'
import { problemText } from '../../problem'
import { LoginFrame } from '../frame/login-frame'
import { LoginCodeModel } from './login-code.model'
import styles from './login-code.module.scss'
import { Resend } from './resend'

function LoginCode() {
  const t = useTexts('user')
  const model = useModel((services) => new LoginCodeModel(services))
  return (
    <LoginFrame
      title={t('button.login')}
      heading={t('code.title')}
      lead={model.phone ? t('loginCode.sentTo', { phone: model.phone }) : ''}
    >
      <CodeInput
        label={t('loginCode.label')}
        value={model.code}
        error={problemText(t, model.problem)}
        disabled={model.checking}
        focus={!model.checking}
        onInput={model.setCode}
      />
      <Button block loading={model.checking} onClick={model.submit}>
        {t('button.login')}
      </Button>
      <View className={styles.acts}>
        <Resend from={model.resendFrom} onResend={model.resend} />
        <Button kind="quiet" size="m" onClick={model.changePhone}>
          {t('loginCode.changePhone')}
        </Button>
      </View>
    </LoginFrame>
  )
}

export default screen('login-code', LoginCode)
