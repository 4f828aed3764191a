import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import type { AvatarUploadModel } from './avatar-upload.model'
import { CropArea } from './crop-area'
import { SendingArea } from './sending-area'

/** Draws the steps after a picture was chosen: crop, then upload. */
export const AvatarSheet = observer(({ upload }: { upload: AvatarUploadModel }) => {
  const t = useTexts(profileTexts)
  const { stage, chosen } = upload
  return (
    <Sheet
      open={stage !== 'none'}
      title={t(stage === 'crop' ? 'avatar.title' : 'profile.avatar')}
      onClose={upload.discard}
    >
      {stage === 'crop' && <CropArea key={chosen} upload={upload} />}
      {(stage === 'sending' || stage === 'failed') && <SendingArea upload={upload} />}
    </Sheet>
  )
})
