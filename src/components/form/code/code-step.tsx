import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formTexts } from '@/locales/namespaces/form'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { CodeInput } from '../../ui/code-input/code-input'
import { problemText } from '../problem'
import type { CodeStepModel } from './code-step.model'
import styles from './code-step.module.scss'
import { ResendButton } from './resend-button'

export interface CodeStepProps {
  model: CodeStepModel
  submitText: string
  /** Text of the button while the code is being submitted; by default `submitText`. */
  busyText?: string
  /** Text of the link back: "Change the number" or "Change the address". */
  changeText: string
  onChange: () => unknown
}

/**
 * Draws the input of a sent code: six digits, submit, resend after the countdown, and a link back to the address or
 * number.
 */
export const CodeStep = observer(
  ({ model, submitText, busyText = submitText, changeText, onChange }: CodeStepProps) => {
    const t = useTexts(formTexts)
    const { dialogs } = useServices()
    const { form, request } = model
    const resend = async () => {
      if (await model.resend()) dialogs.toast(t('code.sent'))
    }
    return (
      <>
        <CodeInput
          label={t('code.label')}
          value={form.values.code}
          hint={t('code.placeholder')}
          error={problemText(t, form.problems.code)}
          disabled={form.busy}
          focus={!form.busy}
          onInput={model.enter}
        />
        <Button block loading={form.busy} disabled={!model.complete} onClick={form.submit}>
          {form.busy ? busyText : submitText}
        </Button>
        <View className={styles.acts}>
          <ResendButton from={request.resendFrom} isFirst={!request.isSent} onResend={resend} />
          <Button kind="quiet" size="m" onClick={onChange}>
            {changeText}
          </Button>
        </View>
      </>
    )
  },
)
