import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeStep } from '@/components/form/code/code-step'
import { problemText } from '@/components/form/problem'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { profileTexts } from '@/locales/namespaces/profile'
import { userTexts } from '@/locales/namespaces/user'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ProofModel } from './proof.model'
import styles from './proof-steps.module.scss'

export interface ProofStepsProps {
  model: ProofModel
  /** Text above the choice of a contact, before a code was sent. */
  lead: string
}

/** Draws the choice of a contact, then the code input, and help for buyers who have access to none of the contacts. */
export const ProofSteps = observer(({ model, lead }: ProofStepsProps) => {
  const t = useTexts(profileTexts)
  const user = useTexts(userTexts)
  const { contacts, channel, code, problem, sentTo } = model
  // If there is only one contact, the buyer need not choose, and the text above may already contain the contact.
  const only = contacts.length === 1 ? contacts[0].masked : ''
  if (channel === null)
    return (
      <View className={boxStyles.steps}>
        <Notice tone="notice">{t('proof.none')}</Notice>
        <Button block to={linkTo('agreement-support')}>
          {t('proof.toSupport')}
        </Button>
      </View>
    )
  return (
    <View className={boxStyles.steps}>
      <View className={textStyles.lead} role="status">
        <Text>{sentTo ? t('proof.sentTo', { contact: sentTo }) : lead}</Text>
      </View>
      {sentTo ? (
        <CodeStep model={code} submitText={t('proof.submit')} changeText={t('proof.other')} onChange={model.restart} />
      ) : (
        <>
          {only !== '' && !lead.includes(only) && (
            <Text className={styles.only}>{[t('proof.where'), only].join(' ')}</Text>
          )}
          {only === '' && (
            <RadioGroup
              label={t('proof.where')}
              value={channel}
              onChange={model.choose}
              options={contacts.map(({ channel: value, masked }) => ({ value, content: masked }))}
            />
          )}
          {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
          <Button block onClick={model.send}>
            {user('login.getCode')}
          </Button>
        </>
      )}
      <View className={styles.lost}>
        <Text>{t('proof.lost')}</Text>
        <Button kind="quiet" size="m" to={linkTo('agreement-support')}>
          {t('proof.toSupport')}
        </Button>
      </View>
    </View>
  )
})
