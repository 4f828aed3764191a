import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { problemText } from '@/components/form/problem'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { FormFields } from '@/components/form/view/form-fields'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Notice } from '@/components/ui/notice/notice'
import { bindTexts } from '@/locales/namespaces/bind'
import { replacedBy } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { BindModel } from '../bind.model'
import { TicketToBindCard } from '../ticket-to-bind/ticket-to-bind'
import styles from './bind-screen.module.scss'

const TEXT_KEYS = { INVITATION: 'invitation', PARTNER: 'ticket' } as const

/** Draws the three steps of binding: enter a code, review its tickets, bind them. */
export const BindScreen = observer(({ model }: { model: BindModel }) => {
  const t = useTexts(bindTexts)
  const { found, bound } = model
  return (
    <>
      <NavBar title={t(`bind.${TEXT_KEYS[model.kind]}.title`)} />
      <CardPage>
        <View>
          <View className={styles.status} role="status">
            {bound && <Bound model={model} />}
          </View>
          {found ? <TicketToBindCard ticket={found} kind={TEXT_KEYS[model.kind]} /> : <Entry model={model} />}
        </View>
        {found && !bound && <Confirm model={model} />}
        <SupportRow showId={found?.showId ?? ''} />
      </CardPage>
    </>
  )
})

const Entry = observer(({ model }: { model: BindModel }) => {
  const t = useTexts(bindTexts)
  const { asksPhone, form, own } = model
  useFirstFocus(form, 'code')
  return (
    <View className={boxStyles.stack4}>
      <Text className={textStyles.lead}>{t(`bind.${TEXT_KEYS[model.kind]}.lead`)}</Text>
      <FormFields
        of={form}
        fields={{
          code: {
            label: 'bind.code',
            nativeProps: { autoComplete: 'off', autoCapitalize: 'characters' },
            submits: !asksPhone,
          },
          phoneTail: {
            label: 'bind.tail',
            type: 'number',
            nativeProps: { autoComplete: 'off' },
            submits: true,
            when: asksPhone,
          },
        }}
      />
      {form.problems.form && (
        <Notice tone="danger">
          <Text>{problemText(t, form.problems.form)}</Text>
        </Notice>
      )}
      {own && (
        <Button kind="secondary" block to={own}>
          {t('bind.toTicket')}
        </Button>
      )}
      <Button block onClick={form.submit}>
        {t('bind.find')}
      </Button>
    </View>
  )
})

const Confirm = observer(({ model }: { model: BindModel }) => {
  const t = useTexts(bindTexts)
  const { account, own, problem } = model
  return (
    <View className={boxStyles.stack4}>
      {account && <Text className={textStyles.lead}>{t('bind.account', { account })}</Text>}
      {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
      {own ? (
        <Button block to={own}>
          {t('bind.toTicket')}
        </Button>
      ) : (
        <Button block onClick={model.confirm}>
          {t(`bind.${TEXT_KEYS[model.kind]}.confirm`)}
        </Button>
      )}
      <Button kind="secondary" block onClick={model.restart}>
        {t('bind.other')}
      </Button>
    </View>
  )
})

const Bound = observer(({ model }: { model: BindModel }) => {
  const t = useTexts(bindTexts)
  const { bound, kind } = model
  if (!bound) return null
  const id = bound.voucherId
  return (
    <View className={boxStyles.stack4}>
      <Notice tone="success">{t(`bind.${TEXT_KEYS[kind]}.done`)}</Notice>
      {bound.needsNames && (
        <Button block to={replacedBy('real-name', { id })}>
          {t('bind.toNames')}
        </Button>
      )}
      <Button kind={bound.needsNames ? 'secondary' : 'primary'} block to={replacedBy('ticket-detail-new', { id })}>
        {t('bind.toTicket')}
      </Button>
    </View>
  )
})
