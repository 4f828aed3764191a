import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeStep } from '@/components/form/code/code-step'
import { EmailField } from '@/components/form/fields/email-field'
import { PhoneField } from '@/components/form/fields/phone-field'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Sheet } from '@/components/ui/sheet/sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import { userTexts } from '@/locales/namespaces/user'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ProofSteps } from '../../../proof/proof-steps'
import type { ContactChangeModel } from './contact-change.model'

/**
 * Draws the steps of a contact change: verify the old contact, enter the new contact, verify the new contact by code.
 */
export const ContactChangeSheet = observer(({ model }: { model: ContactChangeModel }) => {
  const t = useTexts(profileTexts)
  const { channel, code, old, sentTo, step } = model
  return (
    <Sheet
      open={channel !== null}
      title={t(channel === 'EMAIL' ? 'change.email' : 'change.phone')}
      onClose={model.close}
    >
      {step === 'old' && (
        <ProofSteps model={old} lead={t('change.stepOld', { contact: old.contacts[0]?.masked ?? '' })} />
      )}
      {step === 'new' && <NewContact model={model} />}
      {step === 'code' && (
        <View className={boxStyles.steps}>
          <View className={textStyles.lead} role="status">
            <Text>{t('change.stepCode', { contact: sentTo })}</Text>
          </View>
          <CodeStep model={code} submitText={t('change.submit')} changeText={t('change.back')} onChange={code.change} />
        </View>
      )}
    </Sheet>
  )
})

const NewContact = observer(({ model }: { model: ContactChangeModel }) => {
  const t = useTexts(profileTexts)
  const user = useTexts(userTexts)
  const { shop } = useServices().stores
  const { channel, form } = model
  const isEmail = channel === 'EMAIL'
  return (
    <View className={boxStyles.steps}>
      <View className={textStyles.lead} role="status">
        <Text>{t(isEmail ? 'change.stepNewEmail' : 'change.stepNewPhone')}</Text>
      </View>
      {isEmail ? (
        <EmailField
          form={form}
          label={t('safe.email')}
          placeholder={user('email.emailPlaceholder')}
          required
          onConfirm={() => void form.submit()}
        />
      ) : (
        <PhoneField
          form={form}
          label={t('safe.phone')}
          placeholder={user('login.phonePlaceholder')}
          areas={shop.loginAreas}
          required
        />
      )}
      <Button block onClick={form.submit}>
        {user('login.getCode')}
      </Button>
    </View>
  )
})
