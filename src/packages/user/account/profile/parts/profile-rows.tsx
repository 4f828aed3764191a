import { observer } from 'mobx-react'
import type { Profile } from '@/api/auth'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { profileTexts } from '@/locales/namespaces/profile'
import { linkTo } from '@/router/link-to'
import type { ProfileModel } from '../profile.model'
import type { BirthdayModel } from './birthday-sheet/birthday.model'

const ICONS = { phone: 'phone', email: 'mail' } as const

export interface PersonRowsProps {
  model: ProfileModel
  profile: Profile
  birthday: BirthdayModel
  /** True if the merchant shows its membership levels. */
  showsLevel: boolean
}

/** Draws the rows for nickname, sex, birthday and level. */
export const PersonRows = observer(({ model, profile, birthday, showsLevel }: PersonRowsProps) => {
  const t = useTexts(profileTexts)
  const none = t('profile.notSet')
  return (
    <Section title={t('profile.person')}>
      <ListGroup>
        <ListRow title={t('profile.nickname')} value={profile.nickname || none} to={linkTo('nickname-edit')} />
        <ListRow title={t('profile.sex')} value={t(`profile.sexOf.${profile.sex}`)} onClick={model.openSex} />
        <ListRow
          title={t('profile.birthday')}
          note={t(profile.birthdayFixed ? 'profile.birthdayFixed' : 'profile.birthdayOnce')}
          value={profile.birthday || none}
          onClick={profile.birthdayFixed ? undefined : () => birthday.show(profile.birthday)}
        />
        {showsLevel && profile.primeLevelName && <ListRow title={t('profile.level')} value={profile.primeLevelName} />}
      </ListGroup>
    </Section>
  )
})

/** Draws the rows for the buyer's contacts and the account security. */
export const ContactRows = observer(({ model }: { model: ProfileModel }) => {
  const t = useTexts(profileTexts)
  return (
    <Section title={t('profile.contacts')}>
      <ListGroup>
        {model.contacts.map(({ kind, masked, to }) => (
          <ListRow
            key={kind}
            icon={ICONS[kind]}
            title={t(`safe.${kind}`)}
            value={masked || t(to ? 'profile.bind' : 'profile.notSet')}
            to={to ?? undefined}
          />
        ))}
        <ListRow icon="shield" title={t('profile.safe')} to={linkTo('account-safe')} />
      </ListGroup>
    </Section>
  )
})
