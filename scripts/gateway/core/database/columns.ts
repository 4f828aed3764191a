import type { Generated } from 'kysely'

export interface Columns {
  meta: {
    key: string
    value: string
  }
  sites: {
    site_id: string
    bs_city_id: string
    city_id: string
    province_id: string
    name: unknown
    status: string
    lat: number
    lng: number
    sort: number
  }
  cities: {
    city_id: string
    site_id: string | null
    name: unknown
  }
  venues: {
    venue_id: string
    city_id: string
    name: unknown
    address: unknown
    lat: number
    lng: number
    image_url: string
    sort: number
    about: Generated<unknown>
    transport: Generated<unknown>
  }
  tours: {
    tour_id: string
    name: unknown
    description: unknown
    poster_url: string
    poster_color: string
    sort: number
  }
  show_groups: {
    show_group_id: string
    name: unknown
    description: unknown
    venue_id: string
    poster_url: string
    poster_color: string
    /** Where a group of shows plays: a VENUE of its own, or a PLACE with several. */
    address_type: Generated<'VENUE' | 'PLACE'>
  }
  shows: {
    show_id: string
    category: string
    venue_id: string
    tour_id: string | null
    show_group_id: string | null
    name: unknown
    advertise: unknown
    performers: unknown
    description: unknown
    tags: unknown
    notes: unknown
    alert: unknown | null
    button: unknown | null
    poster_url: string
    poster_color: string
    state: string
    sale_time: number | null
    listed_at: number
    utc_offset: Generated<number>
    duration: number | null
    custom_price: number | null
    is_free: Generated<boolean>
    discount: number | null
    seat_pick_type: Generated<string>
    wait_list: Generated<boolean>
    hot_mode: Generated<boolean>
    audience_mode: Generated<string>
    id_types: unknown
    min_age: number | null
    max_age: number | null
    deliver_methods: unknown
    delivery_fee: Generated<number>
    code_lead: number | null
    order_limit: number | null
    popularity: number
    selected: Generated<boolean>
    search_text: string
    /** When orders of a show must show that a person makes them; null for never. */
    captcha_from: number | null
    captcha_until: number | null
    /** Shows whose poster is not shown in lists. */
    sensitive: Generated<boolean>
    /** Who may buy: a show, a session or a tier that names a tag is sold to those who hold it; a privilege may go to them, too. */
    white_tag: string | null
    /** Somebody sells tickets of the show in the merchant's name: buyers are warned. */
    fraud_warning: Generated<boolean>
    /** When the last ticket of a show is sold, epoch ms; null for up to its start. */
    sale_until: number | null
    /** Where a show is sold that is not sold here: an address of the merchant's or of a partner. */
    jump_url: string | null
    /** Tickets of this show, and coupons of this kind, are for buyers who have passed the face check. */
    need_face_auth: Generated<boolean>
    /** The merchant wants one code a ticket that stays, as on paper. */
    static_code: Generated<boolean>
    /** Shows whose tickets are named after the purchase, who is named on a ticket since then, and each change of that. */
    names_later: Generated<boolean>
    /** The merchant wants nobody but the buyer to come. */
    gift_forbidden: Generated<boolean>
    /** The venue reads codes by line scanners, which take bar codes only. */
    bar_code: Generated<boolean>
    /** Until when before the start tickets come back, and for which fee (domain/refund/rule). */
    refund_rule: Generated<unknown>
    /** Until when before the start tickets may be rebooked (domain/rebook/rule); null: never. */
    rebook_rule: unknown | null
    /** For which fee, and until when before the start, tickets may be offered to the waitlist (domain/ticket-return/rule); null: never. */
    return_rule: unknown | null
    /** What a show charges for its service, fen a ticket. */
    service_fee: Generated<number>
  }
  sessions: {
    session_id: string
    show_id: string
    show_time: number
    permanent: Generated<boolean>
    state: string
    sort: number
    /** Sold to the holders of this tag only. */
    white_tag: string | null
  }
  seat_plans: {
    seat_plan_id: string
    session_id: string
    name: unknown
    description: unknown
    price: number
    sale_price: number | null
    color: string
    unit_qty: Generated<number>
    entrance: unknown
    wait_list: Generated<boolean>
    sort: number
    /** A tier may ask for an age. */
    min_age: number | null
    max_age: number | null
    /** As above. */
    white_tag: string | null
    /** The rows and seats of a tier whose seats are not picked on a plan. Null: free seats, or a plan. */
    seat_block: unknown | null
  }
  stocks: {
    seat_plan_id: string
    total: number
    remaining: number
    /** A tier's line: how many wait for it. Nobody else takes from a tier that somebody waits for. */
    waiting: Generated<number>
  }
  promotions: {
    promotion_id: string
    show_id: string
    category: string
    title: unknown
    description: unknown
    threshold: number
    value: number
    sort: number
    /** A promotion of one sales channel: for buyers only who come by it. */
    channel_id: string | null
  }
  goods: {
    spu_id: string
    name: unknown
    poster_url: string
    price: number
    market_price: number | null
    stock: number
    sort: number
  }
  users: {
    user_id: string
    country_code: Generated<string>
    cellphone: string | null
    email: string | null
    password_hash: string | null
    nickname: string
    avatar: string
    sex: Generated<string>
    birthday: Generated<string>
    prime_level: Generated<number>
    created_at: number
  }
  verify_codes: {
    code_id: Generated<number>
    country_code: string
    cellphone: string
    code: string
    sent_at: number
    expires_at: number
    tries: Generated<number>
    used_at: number | null
    /** Codes go to phones, and to e-mail addresses that are to be bound to an account. An address has no phone and no area. */
    email: Generated<string>
    /** A code to the account's own contact is good for the login that asked for it; '' for one that nobody was logged in for. */
    session_id: Generated<string>
  }
  refresh_tokens: {
    token_id: string
    family: string
    user_id: string
    issued_at: number
    expires_at: number
    replaced_at: number | null
    /** of the access token that was issued with it, and of the token that took its place */
    access_id: Generated<string>
    heir_id: string | null
  }
  certifications: {
    user_id: string
    auth_type: string
    /** AUTHING, AUTH_SUCCESS or AUTH_FAIL; EXPIRED follows from `valid_until`. */
    auth_status: string
    verified_at: number | null
    /** The document, of PERSON only; '' otherwise. */
    id_type: Generated<string>
    name_mask: Generated<string>
    number_mask: Generated<string>
    /** Name and number, for the provider alone (`seal.ts`); null where there are none. */
    sealed: string | null
    /** How a student is certified. */
    channel: Generated<string>
    /** A reason's name (`texts` reasons); '' unless refused. */
    reason: Generated<string>
    valid_until: number | null
    updated_at: Generated<number>
  }
  audiences: {
    audience_id: string
    user_id: string
    name: string
    id_type: string
    id_no: string
    country_code: Generated<string>
    cellphone: Generated<string>
    birthday: Generated<string>
    created_at: number
    /** The country or region of an attendee whose document leaves it open: ISO 3166-1 alpha-2, empty when unknown. */
    region: Generated<string>
  }
  addresses: {
    address_id: string
    user_id: string
    recipient: string
    country_code: Generated<string>
    cellphone: string
    province_id: string
    city_id: string
    district_id: string
    detail: string
    is_default: Generated<boolean>
    created_at: number
  }
  subscriptions: {
    user_id: string
    show_id: string
    /** Id of the show, the session, the place in line or the order. */
    target_id: string
    kind: string
    created_at: number
    /** When the buyer was written to, epoch ms. */
    notified_at: number | null
    channel: string | null
    open_id: string | null
  }
  coupon_templates: {
    template_id: string
    title: unknown
    coupon_type: string
    threshold: Generated<number>
    amount: number
    category: string | null
    show_id: string | null
    scope_rank: Generated<number>
    /** From its receipt; null where nothing is said. */
    valid_days: number | null
    /** Received by buyers who have passed the face check only (modules/certification). */
    need_face_auth: Generated<boolean>
  }
  coupons: {
    coupon_id: string
    template_id: string
    user_id: string
    start_time: number
    expire_time: number
    used_order_id: string | null
    used_at: number | null
  }
  cart_items: {
    user_id: string
    spu_id: string
    quantity: number
  }
  orders: {
    order_id: string
    order_number: string
    user_id: string
    idempotency_key: string
    request_hash: string
    transaction_id: string
    bind_id: string
    show_id: string
    session_id: string
    state: string
    /** One of ORDER_REFUND_STATES (domain/refund/state). */
    refund_state: Generated<string>
    ticket_count: number
    total: number
    pay_amount: number
    price_lines: unknown
    deliver_method: string
    contact: unknown
    delivery: unknown | null
    express: unknown | null
    coupon_id: string | null
    promotion_id: string | null
    remark: Generated<string>
    created_at: number
    reserve_until: number
    paid_at: number | null
    pay_product: string | null
    /** '' without a distributor. */
    plan_distributor_id: Generated<string>
    distributor_user_id: Generated<string>
    /** Tickets that came back, and the money that did or will, fen. */
    refunded_count: Generated<number>
    /** Never more than was paid, whatever a statement says. */
    refunded_amount: Generated<number>
    /** An order that came of a rebooking, and the money that moved between the two. */
    rebook_of: string | null
    /** Money that it got from the order before, and gave to those after it, fen. */
    moved_in: Generated<number>
    moved_out: Generated<number>
    /** The privilege that an order was made by; null: by none. What came of a rebooking keeps it. */
    privilege_id: string | null
    /** What it was bought together with; null for all others. */
    parent_id: string | null
  }
  order_items: {
    order_id: string
    seat_plan_id: string
    quantity: number
    unit_qty: number
    unit_price: number
    amount: number
    sort: number
  }
  order_audiences: {
    order_id: string
    audience_id: string
    name: string
    id_type: string
    id_no: string
    sort: number
    /** Who comes, as a digest: the same document is found again without keeping its number. */
    document_key: Generated<string>
  }
  order_events: {
    event_id: Generated<number>
    order_id: string
    state: string
    at: number
  }
  payments: {
    payment_id: string
    order_id: string
    product: string
    platform: string
    amount: number
    state: string
    lang: string
    return_url: string
    cancel_url: Generated<string>
    created_at: number
    /** Why a payment failed, or why its money went back; and when it came to its state. */
    reason: Generated<string>
    state_at: number
  }
  vouchers: {
    voucher_id: string
    /** null for tickets that were not bought here (modules/ticket-bind). */
    order_id: string | null
    user_id: string
    show_id: string
    session_id: string
    state: string
    code_from: number | null
    created_at: number
    /** What paper tickets are collected with at the venue, apart from the code that opens a gate; null for tickets that are not paper. */
    pickup_code: string | null
  }
  tickets: {
    ticket_id: string
    voucher_id: string
    seat_plan_id: string
    seat_desc: unknown
    audience_name: Generated<string>
    state: string
    code_key: string
    sort: number
    /** A ticket of a picked seat has the door of its section; others that of their tier. */
    entrance: unknown | null
    /** What ended a ticket before its time (refunds.kind): one that others took the place of is shown as such. */
    ended_by: string | null
  }
  seat_counters: {
    seat_plan_id: string
    issued: number
  }
  order_refusals: {
    user_id: string
    idempotency_key: string
    request_hash: string
    code: string
    facts: unknown
    at: number
  }
  host_accounts: {
    platform: string
    open_id: string
    user_id: string | null
    asked_at: number
  }
  used_host_codes: {
    kind: string
    platform: string
    code: string
    used_at: number
  }
  short_codes: {
    code: string
    user_id: string | null
    page: string
    params: unknown
    content_key: string
    created_at: number
    expires_at: number
  }
  captcha_challenges: {
    captcha_id: string
    scope: string
    type: string
    target: number
    show_id: Generated<string>
    user_id: Generated<string>
    device: Generated<string>
    issued_at: number
    expires_at: number
    tries: Generated<number>
    solved_at: number | null
    token_hash: string | null
    token_expires_at: number | null
    token_uses: Generated<number>
    /** Null for a puzzle. */
    wait_until: number | null
    /** A digest. */
    address: Generated<string>
  }
  seat_sales: {
    session_id: string
    map_id: string
    map_version: string
    row_tiers: string
    sold: unknown
    one_tier: Generated<boolean>
    together: Generated<boolean>
    no_orphan: Generated<boolean>
    hold_seconds: number
    extensions: number
    version: number
  }
  seat_holds: {
    hold_id: string
    session_id: string
    show_id: string
    user_id: string
    state: string
    seats: unknown
    expires_at: number
    extensions_left: number
    idempotency_key: string
    request_hash: string
    order_id: string | null
    created_at: number
  }
  seats_taken: {
    session_id: string
    seat: number
    hold_id: string
  }
  seat_changes: {
    session_id: string
    version: number
    seat: number
    taken: boolean
  }
  privileges: {
    privilege_id: string
    show_id: string
    min_level: number
    opens_at: number | null
    /** Who holds this tag has the right at any level; null for levels only. */
    white_tag: string | null
    /** The refund rule of orders by this privilege, in place of the show's (domain/refund/rule); null: the show's. */
    refund_rule: unknown | null
  }
  ledger: {
    entry_id: Generated<number>
    order_id: string
    payment_id: string | null
    kind: string
    amount: number
    at: number
    part_id: string | null
  }
  provider_payments: {
    payment_id: string
    outcome: string
    reason: Generated<string>
    named_order: string
    amount: number
    at: number
    returned_at: number | null
  }
  provider_notices: {
    notice_id: Generated<number>
    payment_id: string
    due_at: number
    delivered_at: number | null
  }
  waits: {
    wait_id: string
    /** Grows in the order of joining: the lower, the earlier. */
    sequence: Generated<number>
    user_id: string
    show_id: string
    session_id: string
    seat_plan_id: string
    /** Units wanted. */
    quantity: number
    state: string
    /** Units offered; 0 before the offer. */
    offered: Generated<number>
    offer_until: number | null
    order_id: string | null
    joined_at: number
    changed_at: number
    /** Of the units of an offer, those that are other buyers' tickets: they are out of no stock. */
    returned: Generated<number>
  }
  messages: {
    message_id: Generated<number>
    /** Null for an address or a phone without an account. */
    user_id: string | null
    channel: string
    /** Phone with its dialling code, address, or open id. */
    recipient: string
    kind: string
    content: unknown
    /** The storefront's page that it leads to. */
    path: string
    sent_at: number
  }
  favorites: {
    user_id: string
    kind: 'SHOW' | 'TOUR'
    /** Id of the show or the tour. */
    target_id: string
    created_at: number
  }
  grabs: {
    user_id: string
    show_id: string
    /** Sessions and tiers, the most wanted first. */
    choices: unknown
    quantity: number
    audience_ids: unknown
    contact: unknown
    deliver_method: string
    /** '' where nothing is sent. */
    address_id: string
    created_at: number
    changed_at: number
  }
  privilege_codes: {
    code: string
    white_tag: string
    uses_left: number
    /** Epoch ms; null for ever. */
    expires_at: number | null
  }
  user_tags: {
    user_id: string
    white_tag: string
    /** The code that gave it. */
    code: string
    created_at: number
  }
  privilege_attempts: {
    user_id: string
    failed: number
    /** When the first of them was tried, epoch ms. */
    since: number
  }
  member_levels: {
    level: number
    name: unknown
    rights: unknown
    price: number
  }
  benefit_cards: {
    card_id: string
    name: unknown
    description: unknown
    price: number
    sort: number
  }
  votes: {
    vote_id: string
    title: unknown
    vote_count: number
    end_time: number
  }
  activities: {
    activity_id: string
    title: unknown
    place: unknown
    start_time: number
    end_time: number
    quota: number
    enrolled: number
  }
  tracking_events: {
    event_id: string
    /** Null for visitors, and once the account is gone. */
    user_id: string | null
    device: string
    visit: string
    name: string
    facts: unknown
    /** The client's terminal code (shell §7). */
    terminal: string
    priority: number
    happened_at: number
    received_at: number
  }
  jump_pages: {
    page_name: string
    web: string
    mini_page: string
    required: unknown
    optional: unknown
  }
  login_sessions: {
    session_id: string
    user_id: string
    /** the client's terminal code, and the browser and system where it names them */
    terminal: string
    device: string
    begun_at: number
    /** of its last renewal */
    seen_at: number
    ended_at: number | null
    /** LOGOUT, REUSED, REMOTE, PASSWORD, CLOSED */
    end_reason: string | null
  }
  email_proofs: {
    proof_id: Generated<number>
    /** ACTIVATE, RESET */
    kind: string
    /** in small letters */
    email: string
    /** nothing leads on from a mail that only says how things are */
    live: boolean
    link_hash: string
    code_hash: string
    /** of the token that the right code gives; the last one counts */
    token_hash: string | null
    tries: Generated<number>
    sent_at: number
    expires_at: number
    used_at: number | null
  }
  birthday_edits: {
    user_id: string
    edited_at: number
  }
  account_proofs: {
    proof_id: string
    user_id: string
    /** The login that proved it; no other one may use it. */
    session_id: string
    channel: 'CELLPHONE' | 'EMAIL'
    purpose: 'CONTACT' | 'DATA' | 'CLOSE' | 'SESSIONS'
    expires_at: number
    used_at: number | null
  }
  uploads: {
    object_key: string
    /** What the storefront names the stored file by. */
    entry_code: string
    user_id: string
    scene: string
    provider: string
    signed_at: number
    expires_at: number
    /** the signature was used: whether or not the file was taken */
    used_at: number | null
    /** WebP, without the metadata of the file that came; null before. */
    body: Buffer | null
  }
  account_closings: {
    user_id: string
    requested_at: number
    close_at: number
    taken_back_at: number | null
    /** the login that took it back */
    taken_back_by: string | null
    erased_at: number | null
  }
  provider_accounts: {
    provider: string
    subject: string
    user_id: string
    linked_at: number
  }
  spent_credentials: {
    kind: string
    credential_id: string
    spent_at: number
  }
  certification_visits: {
    visit_id: string
    user_id: string
    verify_type: string
    return_url: string
    created_at: number
    /** the form was sent */
    sent_at: number | null
    outcome: string | null
    reason: Generated<string>
    finished_at: number | null
  }
  fingerprints: {
    token: string
    user_id: string
    items: unknown
    collected_at: number
  }
  ticket_keys: {
    key_id: string
    ticket_id: string
    session_id: string
    /** 32 bytes in base64url, handed over once */
    secret: string
    issued_at: number
    ended_at: number | null
  }
  gate_scans: {
    scan_id: string
    ticket_id: string
    session_id: string
    /** The door; '' for one that takes all. */
    gate: string
    /** of the scan and of its arrival here, epoch ms */
    at: number
    received_at: number
    /** the scan that its ticket counts as used by, another one was let in although somebody was in */
    counts: boolean
    /** why the gateway would have refused it, null where it would not */
    reason: string | null
    undone_at: number | null
    undo_reason: string | null
  }
  ticket_names: {
    ticket_id: string
    session_id: string
    user_id: string
    audience_id: string
    name: string
    id_type: string
    /** Masked. */
    id_no: string
    /** Digest of the document (order/document-service). */
    document_key: string
    /** Of a minor; '' otherwise. */
    guardian_phone: Generated<string>
    /** The show admits each document once. */
    exclusive: boolean
    /** How often somebody took another's place. */
    corrections: Generated<number>
    named_at: number
  }
  ticket_name_changes: {
    change_id: Generated<number>
    ticket_id: string
    user_id: string
    kind: 'SUPPLEMENT' | 'CORRECTION'
    from_name: string
    from_id_no: string
    name: string
    id_no: string
    at: number
  }
  bind_codes: {
    code_digest: string
    kind: 'INVITATION' | 'PARTNER'
    show_id: string
    session_id: string
    seat_plan_id: string
    seats: unknown
    issuer: unknown
    /** '' for an invitation. */
    phone_tail: Generated<string>
    expires_at: number
    withdrawn: Generated<boolean>
    /** null while nobody has it, and when the account that had it was erased. */
    user_id: string | null
    voucher_id: string | null
    bound_at: number | null
  }
  bind_attempts: {
    user_id: string
    failed: number
    /** When the first of them was tried, epoch ms. */
    since: number
  }
  transfers: {
    transfer_id: string
    /** Of its link. Never logged. */
    secret: string
    giver_id: string
    /** The giver's. */
    voucher_id: string
    /** Whom it is for; '' once that account is erased. */
    country_code: string
    cellphone: string
    message: Generated<string>
    /** The picture (domain/ticket/gift-card). */
    card: string
    state: 'TRANSFERRING' | 'ACCEPTED' | 'CANCELLED' | 'EXPIRED'
    created_at: number
    expires_at: number
    /** When it was accepted, taken back, or found expired. */
    closed_at: number | null
    recipient_id: string | null
    recipient_voucher_id: string | null
  }
  transfer_tickets: {
    transfer_id: string
    ticket_id: string
    sort: number
    open: boolean
    moved: Generated<boolean>
    /** of the code that stayed, before the ticket moved */
    former_code_key: string | null
  }
  ticket_buttons: {
    button_id: string
    /** null below the tickets of all shows. */
    show_id: string | null
    title: unknown
    note: unknown
    icon: string
    target: unknown
    sort: number
  }
  refunds: {
    refund_id: string
    order_id: string
    user_id: string
    session_id: string
    idempotency_key: string
    request_hash: string
    state: 'IN_PROGRESS' | 'REFUNDED' | 'FAILED'
    reason: string
    /** The show was cancelled or postponed: no fee, and not counted. */
    changed: boolean
    ticket_count: number
    tickets: number
    fee: number
    extras: number
    amount: number
    /** What the coupon and points had paid. */
    coupon: number
    points: number
    /** The coupon itself came back. */
    coupon_back: boolean
    created_at: number
    /** How units came back. `moved`: money that pays for the tickets that took their place. */
    kind: Generated<'REFUND' | 'REBOOK' | 'RETURN'>
    /** Money that pays for the tickets of another order. */
    moved: Generated<number>
  }
  refund_units: {
    order_id: string
    unit_id: string
    refund_id: string
    seat_plan_id: string
    ticket_count: number
    /** Numbers of its seats, where they were picked. */
    seats: unknown
    /** What stood on its tickets. */
    labels: unknown
  }
  refund_parts: {
    part_id: string
    refund_id: string
    payment_id: string | null
    product: string
    amount: number
    state: 'IN_PROGRESS' | 'REFUNDED' | 'FAILED'
    /** When the provider answers; of a failed one, when it is asked again. */
    due_at: number
    sort: number
  }
  refund_events: {
    event_id: Generated<number>
    refund_id: string
    state: string
    at: number
  }
  journal: {
    line_id: Generated<number>
    entry_id: string
    order_id: string
    kind: 'CHARGE' | 'RETURN' | 'SALE' | 'REFUND_DUE' | 'REFUND' | 'REBOOK' | 'RETURN_DUE'
    account: 'BUYER' | 'PROVIDER' | 'MERCHANT' | 'COUPONS' | 'FEES' | 'MOVED'
    amount: number
    at: number
  }
  invoice_titles: {
    title_id: string
    user_id: string
    title_type: 'INDIVIDUAL_OR_INSTITUTION' | 'ENTERPRISE'
    title: string
    /** Cleaned (domain/invoice/taxpayer-id). */
    taxpayer_id: Generated<string>
    bank_name: Generated<string>
    bank_account: Generated<string>
    address: Generated<string>
    phone_no: Generated<string>
    created_at: number
    used_at: number
  }
  invoices: {
    invoice_id: string
    order_id: string
    /** null once the account was erased. */
    user_id: string | null
    invoice_type: 'VAT_E_ORDINARY' | 'VAT_E_ORDINARY_PAPER'
    title_type: string
    title: string
    /** Cleaned (domain/invoice/taxpayer-id). */
    taxpayer_id: string
    bank_name: string
    bank_account: string
    address: string
    phone_no: string
    content_type: string
    /** Fen, as on the day of the application. */
    amount: number
    /** Where an electronic one is sent to. */
    email: string
    delivery: unknown | null
    state: 'APPLYING' | 'REJECTED' | 'SUCCESS' | 'CANCELED'
    reason: Generated<string>
    /** null until it is issued. */
    invoice_number: string | null
    applied_at: number
    /** When it came to its present state; null while it is under review. */
    decided_at: number | null
    express: unknown | null
    shipped_at: number | null
  }
  invoice_links: {
    token_digest: string
    invoice_id: string
    expires_at: number
  }
  rebooks: {
    rebook_id: string
    order_id: string
    user_id: string
    unit_ids: unknown
    session_id: string
    seat_plan_id: string
    /** Units of the tier. */
    quantity: number
    /** The seats, where the show has a plan of them. */
    hold_id: string | null
    state: 'HELD' | 'ORDERED' | 'RELEASED' | 'EXPIRED'
    paid: number
    granted: number
    price: number
    carried: number
    moved: number
    due: number
    back: number
    expires_at: number
    new_order_id: string | null
    created_at: number
    /** What a rebooking keeps of the difference that would come back, and the refund rule of the order that it makes. Null: of its show or privilege. */
    fee: Generated<number>
    refund_rule: unknown | null
  }
  parcels: {
    order_id: string
    state: 'PACKING' | 'ON_WAY' | 'OUT' | 'SIGNED' | 'RETURNING' | 'RETURNED' | 'CANCELED'
    /** The last step of its way. */
    step: string
    /** When the next one is due; null: nothing follows by itself. */
    next_at: number | null
  }
  parcel_events: {
    event_id: Generated<number>
    order_id: string
    step: string
    /** City that it happened in. */
    place: unknown
    at: number
  }
  order_news: {
    order_id: string
    kind: string
    at: number
    read_at: number | null
  }
  wallet_links: {
    token_digest: string
    user_id: string
    voucher_id: string
    ticket_id: string
    lang: string
    expires_at: number
  }
  ticket_returns: {
    return_id: string
    /** Grows in the order of offering: the earlier is sold first. */
    sequence: Generated<number>
    order_id: string
    unit_id: string
    user_id: string
    session_id: string
    seat_plan_id: string
    voucher_id: string
    ticket_ids: unknown
    state: 'OFFERED' | 'ORDERED' | 'SOLD' | 'TAKEN_BACK' | 'ENDED'
    /** Basis points, as it was agreed. */
    fee_rate: number
    /** When the offer ends by itself, epoch ms. */
    until: number
    /** The place in line that it is offered to now. */
    wait_id: string | null
    /** The order that is, or was, to be paid for it. */
    new_order_id: string | null
    refund_id: string | null
    offered_at: number
    closed_at: number | null
  }
  order_parents: {
    parent_id: string
    order_number: string
    bind_id: string
    created_at: number
  }
}

export const TABLES = ["meta","sites","cities","venues","tours","show_groups","shows","sessions","seat_plans","stocks","promotions","goods","users","verify_codes","refresh_tokens","certifications","audiences","addresses","subscriptions","coupon_templates","coupons","cart_items","orders","order_items","order_audiences","order_events","payments","vouchers","tickets","seat_counters","order_refusals","host_accounts","used_host_codes","short_codes","captcha_challenges","seat_sales","seat_holds","seats_taken","seat_changes","privileges","ledger","provider_payments","provider_notices","waits","messages","favorites","grabs","privilege_codes","user_tags","privilege_attempts","member_levels","benefit_cards","votes","activities","tracking_events","jump_pages","login_sessions","email_proofs","birthday_edits","account_proofs","uploads","account_closings","provider_accounts","spent_credentials","certification_visits","fingerprints","ticket_keys","gate_scans","ticket_names","ticket_name_changes","bind_codes","bind_attempts","transfers","transfer_tickets","ticket_buttons","refunds","refund_units","refund_parts","refund_events","journal","invoice_titles","invoices","invoice_links","rebooks","parcels","parcel_events","order_news","wallet_links","ticket_returns","order_parents"] as const
