import { observer } from 'mobx-react'
import { useState } from 'react'
import { AreaButton } from '@/components/form/area/area-button'
import { AreaSheet } from '@/components/form/area/area-sheet'
import { useTexts } from '@/components/texts'
import { Field } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { Card } from '@/components/ui/card/card'
import boxStyles from '@/styles/box.module.scss'
import type { RequiredParts } from '../required-parts'
import type { ContactModel } from './contact.model'

/** Draws the buyer's contact for this order. */
export const ContactCard = observer(({ model }: { model: { contact: ContactModel; required: RequiredParts } }) => {
  const t = useTexts(checkoutTexts)
  const { contact, required } = model
  const error = required.isMissing('contact') && contact.problem ? t(contact.problem) : ''
  return (
    <Card title={t('confirm.contact')} id={required.idOf('contact')}>
      {contact.choosable && (
        <Segmented
          look="pill"
          className={boxStyles.below3}
          label={t('confirm.contactKind')}
          value={contact.kind}
          onChange={contact.setKind}
          options={[
            { value: 'PHONE', text: t('confirm.byPhone') },
            { value: 'EMAIL', text: t('confirm.byEmail') },
          ]}
        />
      )}
      {contact.kind === 'PHONE' ? (
        <Field
          bare
          required
          type="number"
          nativeProps={{ autoComplete: 'tel' }}
          label={t('confirm.phone')}
          placeholder={t('confirm.phone')}
          value={contact.phone}
          onInput={contact.setPhone}
          error={error}
          lead={<Area contact={contact} />}
        />
      ) : (
        <Field
          bare
          required
          maxlength={120}
          nativeProps={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
          label={t('confirm.email')}
          placeholder={t('confirm.email')}
          hint={t('confirm.emailHint')}
          value={contact.email}
          onInput={contact.setEmail}
          error={error}
        />
      )}
    </Card>
  )
})

const Area = observer(({ contact }: { contact: ContactModel }) => {
  const [open, setOpen] = useState(false)
  const { areas, countryCode, setCountryCode } = contact
  return (
    <>
      <AreaButton code={countryCode} only={areas.length < 2} onClick={() => setOpen(true)} />
      <AreaSheet
        open={open}
        areas={areas}
        value={countryCode}
        onChoose={setCountryCode}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
