import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import { CropArea } from '@/components/upload/crop-area'
import { SendingArea } from '@/components/upload/sending-area'
import { profileTexts } from '@/locales/namespaces/profile'
import type { AvatarUploadModel } from './avatar-upload.model'

/** Side of the uploaded square in pixels. It is large enough for all places that display the avatar. */
const SIDE = 640

/** Draws the steps after a picture was chosen: crop, then upload. */
export const AvatarSheet = observer(({ upload: model }: { upload: AvatarUploadModel }) => {
  const t = useTexts(profileTexts)
  const { stage, chosen, upload } = model
  return (
    <Sheet
      open={stage !== 'none'}
      title={t(stage === 'crop' ? 'avatar.title' : 'profile.avatar')}
      onClose={model.discard}
    >
      {stage === 'crop' && (
        <CropArea
          key={chosen}
          {...{ path: chosen, width: SIDE, ratio: 1, round: true }}
          onUse={model.use}
          onOther={model.choose}
          onUnreadable={model.reject}
        />
      )}
      {upload && (
        <SendingArea upload={upload} label={t('profile.avatar')} onRetry={model.send} onOther={model.choose} />
      )}
    </Sheet>
  )
})
