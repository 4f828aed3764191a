import { addToCalendar } from './calendar'
import type { AddToCalendar } from './calendar/contract'
import { appLink } from './app-link'
import type { AppLink } from './app-link/contract'
import { mountCanvas } from './canvas'
import type { MountCanvas } from './canvas/contract'
import { clipboard } from './clipboard'
import type { HostClipboard } from './clipboard/contract'
import { customerService } from './customer-service'
import type { CustomerService } from './customer-service/contract'
import { host } from './host'
import type { Host } from './host/contract'
import { images } from './images'
import type { Images } from './images/contract'
import { guardLeave } from './leave-guard'
import type { GuardLeave } from './leave-guard/contract'
import { location } from './location'
import type { HostLocation } from './location/contract'
import { login } from './login'
import type { Login } from './login/contract'
import { openMiniProgram } from './mini-program'
import type { OpenMiniProgram } from './mini-program/contract'
import { nativeApp } from './native-app'
import type { NativeApp } from './native-app/contract'
import { permissions } from './permission'
import type { Permissions } from './permission/contract'
import { phoneCall } from './phone-call'
import type { PhoneCall } from './phone-call/contract'
import { providerLogin } from './provider-login'
import type { ProviderLogin } from './provider-login/contract'
import { programKeeper } from './service-worker'
import type { ProgramKeeper } from './service-worker/contract'
import { canScan, scan } from './scan'
import type { CanScan, Scan } from './scan/contract'
import { screen } from './screen'
import type { HostScreen } from './screen/contract'
import { share } from './share'
import type { Share } from './share/contract'
import { storage } from './storage'
import type { HostStorage } from './storage/contract'
import { subscribeMessage } from './subscribe-message'
import type { SubscribeMessage } from './subscribe-message/contract'
import { system } from './system'
import type { System } from './system/contract'
import { saveText } from './text-file'
import type { SaveText } from './text-file/contract'
import { send } from './transport'
import type { Send } from './transport/contract'
import { checkUpdate, reopen } from './update'
import type { CheckUpdate, Reopen } from './update/contract'
import { upload } from './upload'
import type { Upload } from './upload/contract'
import { webOrigin } from './web-origin'
import type { WebOrigin } from './web-origin/contract'

/**
 * Functions of the host that are passed to services. Tests pass other implementations. Rarely used functions (gestures)
 * are imported directly instead.
 */
export interface Platform {
  readonly addToCalendar: AddToCalendar
  readonly appLink: AppLink
  readonly canScan: CanScan
  readonly checkUpdate: CheckUpdate
  readonly clipboard: HostClipboard
  readonly customerService: CustomerService
  readonly guardLeave: GuardLeave
  readonly host: Host
  readonly images: Images
  readonly location: HostLocation
  readonly login: Login
  readonly mountCanvas: MountCanvas
  readonly nativeApp: NativeApp
  readonly openMiniProgram: OpenMiniProgram
  readonly permissions: Permissions
  readonly programKeeper: ProgramKeeper
  readonly providerLogin: ProviderLogin
  readonly phoneCall: PhoneCall
  readonly reopen: Reopen
  readonly saveText: SaveText
  readonly scan: Scan
  readonly screen: HostScreen
  readonly send: Send
  readonly share: Share
  readonly storage: HostStorage
  readonly subscribeMessage: SubscribeMessage
  readonly system: System
  readonly upload: Upload
  readonly webOrigin: WebOrigin
}

/** The functions of this host, for `Services`. Code that needs only one of them can import its folder instead. */
export const platform: Platform = {
  addToCalendar,
  appLink,
  canScan,
  checkUpdate,
  clipboard,
  customerService,
  guardLeave,
  host,
  images,
  location,
  login,
  mountCanvas,
  nativeApp,
  openMiniProgram,
  permissions,
  programKeeper,
  providerLogin,
  phoneCall,
  reopen,
  saveText,
  scan,
  screen,
  send,
  share,
  storage,
  subscribeMessage,
  system,
  upload,
  webOrigin,
}
