/**
 * Words that try to keep a person who wants a limit, a break or an exclusion (SP-11): urging to go on, doubting the
 * decision, showing what is lost or could be won, offering something instead. Of each language the common ones; what
 * a page has to say ("no offers are sent meanwhile") is none of them.
 */
export const URGING: Readonly<Record<string, RegExp>> = {
  en: /\bare you (?:really |quite |absolutely )?sure\b|\breally (?:want|wish|need) to\b|\b(?:we'?ll|we will|we would|we'?d) (?:be sad|hate|miss)\b|\bmiss(?:ing)? (?:out|you)\b|\bsorry to see you\b|\bdon['’]?t (?:go|leave|stop|give up)\b|\bdo not (?:go|leave|stop|give up)\b|\bbefore you (?:go|leave)\b|\bstay (?:with|a little|here)\b|\bcome back soon\b|\blast chance\b|\b(?:another|one more) (?:chance|round|spin|bet|game|try)\b|\b(?:keep|carry on|continue) (?:playing|winning|betting)\b|\bplay on\b(?! (?:this|your|the|another))|\bwin (?:it |them |that |your \w+ )?back\b|\bmake up for\b|\brecover (?:your|the) loss|\b(?:good|better) luck\b|\blucky\b|\bchance to win\b|\byou(?:['’]ll| will| would| could) (?:lose|forfeit|miss|give up|win)\b|\bfree (?:spins?|bets?|play)\b|\b(?:special|exclusive) (?:offer|bonus|reward)\b|\bbonus for you\b|\bhurry\b|\bonly today\b|\bwhy not\b|\bhow about\b|\binstead of (?:leaving|stopping)\b|\bshorter (?:break|exclusion|pause|time) instead\b|\bthink (?:again|twice)\b|\breconsider\b|\bfun\b|\bexcit/iu,
  ar: /هل أنت متأكد|سنفتقدك|لا تذهب|لا تفوت|واصل اللعب|استمر في اللعب|فرصة أخيرة|استعد خسار|عوّض خسار|حظًا سعيدًا|ستخسر|ستفقد/u,
  bn: /আপনি কি নিশ্চিত|মিস করব|যাবেন না|খেলতে থাকুন|খেলা চালিয়ে যান|শেষ সুযোগ|হাতছাড়া|শুভকামনা|আপনি হারাবেন/u,
  es: /¿?est[áa]s? segur|te echaremos de menos|te extrañaremos|no te (?:vayas|pierdas|rindas)|sigue jugando|siga jugando|última oportunidad|recupera(?:r)? (?:lo perdido|tus? pérdidas)|buena suerte|perder[áa]s|antes de (?:irte|que te vayas)/iu,
  fa: /مطمئن هستید|مطمئنید|دلمان برایتان|نروید|به بازی ادامه دهید|آخرین فرصت|از دست ندهید|جبران باخت|موفق باشید|از دست خواهید داد/u,
  fil: /sigurado ka(?: ba)?|mami-?miss ka|huwag (?:kang )?umalis|ituloy (?:mo )?ang (?:laro|paglalaro)|magpatuloy sa paglalaro|huling pagkakataon|huwag palampasin|bawiin ang (?:talo|pagkatalo)|mawawala sa iyo/iu,
  fr: /(?:êtes[- ]vous|es[- ]tu) (?:vraiment |bien )?sûr|vous (?:nous )?(?:allez|manquer)[^.]*manqu|ne partez pas|ne manquez pas|continuez? (?:à|de) jouer|dernière chance|avant de partir|récupére[rz] (?:vos|tes) pertes|se refaire|bonne chance|vous perdrez/iu,
  hi: /क्या आप (?:वाकई|सच में|निश्चित)|आपकी कमी खलेगी|मत जाइए|न जाएं|खेलते रहें|खेलना जारी रखें|आखिरी मौका|मौका न चूकें|नुकसान की भरपाई|शुभकामनाएं|आप खो देंगे/u,
  id: /(?:apakah )?anda yakin|yakin ingin|kami akan merindukan|jangan (?:pergi|lewatkan|berhenti)|terus(?:lah)? bermain|lanjut(?:kan)? bermain|kesempatan terakhir|balas kekalahan|menangkan kembali|semoga beruntung|anda akan kehilangan/iu,
  ja: /本当に|よろしいですか|寂しく|お見逃しなく|プレイを続け|遊び続け|最後のチャンス|取り戻|幸運を|失われます/u,
  kk: /сенімдісіз бе|сағынатын боламыз|кетпеңіз|ойнай беріңіз|ойынды жалғастырыңыз|соңғы мүмкіндік|жіберіп алмаңыз|қайтарып алыңыз|сәттілік тілейміз|айырыласыз/iu,
  km: /តើអ្នកប្រាកដ|នឹកអ្នក|កុំទៅ|បន្តលេង|ឱកាសចុងក្រោយ|កុំឱ្យខកខាន|សំណាងល្អ|អ្នកនឹងបាត់បង់/u,
  ko: /정말|확실합니까|확실한가요|그리울|떠나지 마|계속 플레이|계속 게임|마지막 기회|놓치지 마|만회|행운을|잃게 됩니다/u,
  lo: /ທ່ານແນ່ໃຈ|ຄິດຮອດທ່ານ|ຢ່າໄປ|ຫຼິ້ນຕໍ່ໄປ|ໂອກາດສຸດທ້າຍ|ຢ່າພາດ|ໂຊກດີ|ທ່ານຈະສູນເສຍ/u,
  ms: /adakah anda pasti|anda pasti|merindui anda|jangan (?:pergi|lepaskan|berhenti)|terus(?:kan)? bermain|peluang terakhir|menang semula|semoga berjaya|anda akan kehilangan/iu,
  my: /သေချာပါသလား|သေချာလား|လွမ်းနေ|မသွားပါနှင့်|ဆက်ကစား|နောက်ဆုံးအခွင့်အရေး|လက်လွတ်မခံ|ကံကောင်းပါစေ|ဆုံးရှုံးပါလိမ့်မည်/u,
  ne: /पक्का हुनुहुन्छ|निश्चित हुनुहुन्छ|सम्झनेछौं|नजानुहोस्|खेलिरहनुहोस्|खेल जारी राख्नुहोस्|अन्तिम मौका|नछुटाउनुहोस्|शुभकामना|गुमाउनुहुनेछ/u,
  'pt-BR':
    /tem certeza|vamos sentir (?:a )?sua falta|não (?:vá|saia|perca|desista)|continue jogando|última chance|recuper(?:e|ar) (?:suas? perdas?|o que perdeu)|boa sorte|você (?:vai perder|perderá)|antes de sair/iu,
  pt: /tem a certeza|vamos sentir (?:a )?sua falta|não (?:vá|saia|perca|desista)|continue a jogar|última oportunidade|recuper(?:e|ar) (?:as suas? perdas?|o que perdeu)|boa sorte|(?:vai perder|perderá)|antes de sair/iu,
  ru: /вы (?:точно )?уверены|будем скучать|не уходите|не упустите|продолжайте играть|последний шанс|отыгра|верните проигр|удачи|вы (?:потеряете|лишитесь)/iu,
  ta: /உறுதியாக இருக்கிறீர்களா|நிச்சயமா|உங்களை இழப்போம்|போகாதீர்கள்|தொடர்ந்து விளையாடுங்கள்|கடைசி வாய்ப்பு|தவறவிடாதீர்கள்|நல்வாழ்த்து|இழப்பீர்கள்/u,
  th: /แน่ใจหรือ|แน่ใจไหม|คิดถึงคุณ|อย่าเพิ่งไป|อย่าพลาด|เล่นต่อไปเลย|โอกาสสุดท้าย|เอาคืน|ขอให้โชคดี|คุณจะสูญเสีย|คุณจะเสีย/u,
  tr: /emin misiniz|sizi özleyeceğiz|gitmeyin|kaçırmayın|oynamaya devam edin|son şans|geri kazan|bol şans|kaybedeceksiniz/iu,
  'ur-Latn':
    /kya aap (?:waqai|yaqeenan|sure)|aap ki kami|na jayein|khelte rahein|khelna jari rakhein|aakhri mauqa|mauqa na|nuqsan (?:pura|wapas)|good luck|aap kho denge/iu,
  ur: /کیا آپ (?:واقعی|کو یقین)|آپ کی کمی|نہ جائیں|کھیلتے رہیں|کھیلنا جاری رکھیں|آخری موقع|موقع نہ گنوائیں|نقصان پورا|نیک تمنائیں|آپ کھو دیں گے/u,
  uz: /ishonchingiz komilmi|sog[‘'ʻ]inamiz|ketmang|o[‘'ʻ]ynashda davom eting|oxirgi imkoniyat|qo[‘'ʻ]ldan boy bermang|qaytarib oling|omad tilaymiz|yo[‘'ʻ]qotasiz/iu,
  vi: /bạn có chắc|bạn chắc chắn|sẽ nhớ bạn|đừng (?:đi|rời|bỏ lỡ|dừng)|tiếp tục chơi|chơi tiếp nhé|cơ hội cuối|gỡ lại|chúc (?:bạn )?may mắn|bạn sẽ mất/iu,
  'zh-Hans':
    /真的要|确定要|您确定|想念您|别走|不要走|继续玩|继续游戏吧|最后机会|最后一次机会|错过|翻本|回本|赢回|好运|您将失去/u,
  'zh-Hant':
    /真的要|確定要|您確定|想念您|別走|不要走|繼續玩|繼續遊戲吧|最後機會|最後一次機會|錯過|翻本|回本|贏回|好運|您將失去/u,
};

/** Nothing is shouted on the way to a limit or a break, in any language. */
export const SHOUTING = /[!！¡]|\p{Extended_Pictographic}/u;
