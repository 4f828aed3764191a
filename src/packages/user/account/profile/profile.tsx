import type { Profile as ProfileFacts } from '@/api/auth'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { ChoiceSheet } from '@/components/ui/choice-sheet/choice-sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import { screen } from '@/router/screen'
import { AvatarSheet } from './parts/avatar-sheet/avatar-sheet'
import { AvatarUploadModel } from './parts/avatar-sheet/avatar-upload.model'
import { BirthdayModel } from './parts/birthday-sheet/birthday.model'
import { BirthdaySheet } from './parts/birthday-sheet/birthday-sheet'
import { ContactRows, PersonRows } from './parts/profile-rows'
import { Face } from './parts/face/face'
import { ProfileModel } from './profile.model'
import styles from './profile.module.scss'

const SEXES: readonly ProfileFacts['sex'][] = ['MALE', 'FEMALE', 'UNKNOWN']

/** Screen of the buyer's own profile and contacts. */
function Profile() {
  const t = useTexts(profileTexts)
  const model = useModel((deps) => new ProfileModel(deps))
  const upload = useModel((deps) => new AvatarUploadModel(deps, model))
  const birthday = useModel((deps) => new BirthdayModel(deps, model))
  const modules = useModuleVisibility()
  return (
    <>
      <AsyncPage
        title={t('profile.title')}
        className={styles.page}
        of={model.profile}
        skeleton={<DetailSkeleton cards={[176, 232, 128]} />}
      >
        {(profile) => (
          <>
            <Face profile={profile} onChange={upload.choose} />
            <PersonRows model={model} profile={profile} birthday={birthday} showsLevel={modules.shows('MEMBER')} />
            <ContactRows model={model} />
          </>
        )}
      </AsyncPage>
      <ChoiceSheet
        open={model.choosingSex}
        title={t('profile.sex')}
        options={SEXES.map((value) => ({ value, content: t(`profile.sexOf.${value}`) }))}
        value={model.profile.value?.sex ?? null}
        onChoose={(sex) => void model.setSex(sex)}
        onClose={model.closeSex}
      />
      <BirthdaySheet model={birthday} />
      <AvatarSheet upload={upload} />
    </>
  )
}

export default screen('profile', Profile)
