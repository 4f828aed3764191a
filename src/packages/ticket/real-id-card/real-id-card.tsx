import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { Form } from '@/components/form/view/form'
import { NamingHead } from '@/components/real-name/naming-head/naming-head'
import { NamingRefusal } from '@/components/real-name/refusal/refusal'
import { NamingScreen } from '@/components/real-name/naming-screen/naming-screen'
import { seatName } from '@/components/real-name/seat-name'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { maskPhone } from '@/domain/identity/mask'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { RealIdCardModel } from './real-id-card.model'
import styles from './real-id-card.module.scss'

/** Screen for entering the ID card of a person, whose name is then put on a ticket. */
function RealIdCard({ params }: { params: RouteParams<'real-idCard'> }) {
  const t = useTexts(namesTexts)
  const model = useModel((deps) => new RealIdCardModel(deps, params))
  return (
    <NamingScreen title={t('names.card.title')} naming={model.naming}>
      {() => <Content model={model} />}
    </NamingScreen>
  )
}

const Content = observer(({ model }: { model: RealIdCardModel }) => {
  const t = useTexts(namesTexts)
  const { naming, ticket } = model
  const id = naming.voucherId
  if (!ticket || !model.namable) {
    const action = { text: t('names.toNames'), to: replacedBy('real-name', { id }) }
    return <Empty scene="no-ticket" sentence={t(ticket ? 'names.single.fixed' : 'names.missing')} action={action} />
  }
  if (!model.taken) {
    const add = linkTo('audience-modification', { pick: '1', showId: naming.voucher.value?.showId })
    const action = { text: t('names.card.otherDocument'), to: add }
    return <Empty scene="no-result" sentence={t('names.card.notTaken')} action={action} />
  }
  return (
    <>
      <View className={styles.page}>
        <NamingHead naming={naming} />
        <View className={styles.seat} role="heading" ariaLevel={2}>
          <Text>{seatName(ticket, naming.tickets.indexOf(ticket), t)}</Text>
        </View>
        <Text className={textStyles.lead}>{t('names.card.lead')}</Text>
        <NamingRefusal naming={naming} />
      </View>
      <Fields model={model} />
      <View className={styles.page}>
        <SupportRow showId={naming.voucher.value?.showId ?? ''} />
      </View>
    </>
  )
})

const Fields = observer(({ model }: { model: RealIdCardModel }) => {
  const t = useTexts(namesTexts)
  const { stores } = useServices()
  const { form, minor } = model
  const phone = stores.user.cellphone
  return (
    <Form
      of={form}
      texts={namesTexts}
      fields={{
        name: { label: 'names.card.name', maxlength: 60, nativeProps: { autoComplete: 'off' } },
        idNo: { label: 'names.card.number', type: 'idcard', nativeProps: { autoComplete: 'off' } },
      }}
      submitText={t('names.card.submit')}
    >
      <View role="status">
        {minor && (
          <Notice tone={phone ? 'info' : 'notice'}>
            {phone ? t('names.card.minor', { phone: maskPhone(phone) }) : t('names.card.minorNoPhone')}
          </Notice>
        )}
      </View>
    </Form>
  )
})

export default screen('real-idCard', RealIdCard)
