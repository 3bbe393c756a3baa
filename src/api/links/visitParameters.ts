/** Names of parameters that belong to a visit and not to a product. Names are compared in lower case. */

function words(...lines: string[]): Set<string> {
  return new Set(lines.join(' ').split(' '))
}

/** Campaigns, click ids and positions in a list of results, by the tool or shop that adds them. */
const TRACKING = words(
  // Advertising networks, mailing tools and web analytics.
  'gclid gclsrc gbraid wbraid dclid gad_source gad_campaignid srsltid fbclid msclkid yclid ttclid twclid',
  'li_fat_id epik irclickid irgwc mc_cid mc_eid igshid igsh _ga _gl _hsenc _hsmi vero_id oly_enc_id',
  'wickedid mkt_tok s_kwcid ef_id zanpid awc clickid click_id trk rdt_cid sccid scclid qclid ymclid ysclid',
  'yadclid _openstat dm_i ml_subscriber ml_subscriber_hash _kx sms_source sms_click rb_clickid bsft_clkid',
  'tduid sscid cjevent cjdata raneaid ransiteid ranmid admitad_uid ga_source ga_medium ga_campaign xtor',
  'aoh amp_tf ampshare',
  // Amazon.
  'pd_rd_r pd_rd_w pd_rd_wg pd_rd_i pf_rd_p pf_rd_r pf_rd_s pf_rd_t pf_rd_i pf_rd_m qid sr sprefix crid',
  'dib dib_tag ascsubtag linkcode linkid creativeasin _encoding',
  // AliExpress, Taobao, eBay, Flipkart, Etsy, Allegro, Rakuten.
  'spm scm pvid algo_pvid algo_expid algo_exp_id aff_trace_key pdp_npi gatewayadapt btsid ws_ab_test',
  'ali_refid ali_trackid _trkparms _trksid amdata otracker otracker1 ppt ppn srno qh click_key click_sum',
  'bi_s bi_m bi_c bi_t reco_id tracking_id scid',
)
const TRACKING_START =
  /^(?:utm_|utm-|mtm_|pk_|hsa_|matomo_|piwik_|at_(?:medium|campaign|custom)|_x_tr_)/

/** Where a visitor came from. Some shops use such a name for a product property, so removing them is a separate form. */
const REFERRER = words(
  'ref refs ref_ refid ref_id referer referrer referral source src cid cmpid campaign campaignid',
  'campaign_id partner partnerid partner_id origin from via medium tag icid icmpid intcmp clickref subid',
)
const REFERRER_START = /^aff/

/** Session ids of servers and of shop software (PHP, Java, ColdFusion, osCommerce, Zen Cart, xt:Commerce, OXID, Magento, Intershop). */
const SESSION = words(
  'jsessionid phpsessid phpsessionid sid sessid sessionid session_id session-id session asp.net_sessionid',
  'cfid cftoken oscsid zenid xtcsid force_sid stoken ___sid pgid visitid visit_id visitorid visitor_id',
)
const SESSION_START = /^aspsessionid/

/**
 * Parameters that AMP pages and their caches add
 * (https://amp.dev/documentation/guides-and-tutorials/learn/amp-caches-and-cors).
 */
const AMP = words('amp amp_js_v amp_gsa amp_r amp_latest_update_time usqp isamp is_amp _amp ampcf')

export function isTracking(name: string): boolean {
  const lower = name.toLowerCase()
  return TRACKING.has(lower) || TRACKING_START.test(lower)
}

/** Returns true if a parameter says where the visitor came from; tracking parameters count too. */
export function isReferrer(name: string): boolean {
  const lower = name.toLowerCase()
  return isTracking(name) || REFERRER.has(lower) || REFERRER_START.test(lower)
}

export function isSession(name: string): boolean {
  const lower = name.toLowerCase()
  return SESSION.has(lower) || SESSION_START.test(lower)
}

/** Returns true if a parameter requests the AMP page: `amp=1` and `outputType=amp` do, `amp=0` does not. */
export function isAmp(name: string, value: string): boolean {
  if (AMP.has(name.toLowerCase())) return !/^(?:0|false|no)$/i.test(value)
  return value.toLowerCase() === 'amp'
}
