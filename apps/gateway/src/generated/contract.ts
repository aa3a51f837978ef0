// Generated from spec/source by `npm run generate`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys that sealed bodies are sealed under.
         * @description At most two keys, the current one first. A body that names a key no longer listed is refused with UNKNOWN_KEY; fetch the keys once more and seal again (API-02).
         */
        get: operations["getEncryptionKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by username and password or by a code sent to a phone.
         * @description With type `username` the username and password are needed, with `sms` the mobile number, its
         *     dialing code and the verification code (LOGIN-01 to LOGIN-03); a field that the type does not
         *     use is left out. After several failures a captcha is asked for (LOGIN-04). The agent portal
         *     takes agents only, the member portal no back-office accounts (LOGIN-13). From a new address
         *     the call is refused with VERIFICATION_REQUIRED and the challenge to answer (LOGIN-14).
         *     Opens a new session; a trial session sent along ends.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session.
         * @description The token is worthless afterwards (LOGIN-12). Ending a session that has already ended is refused with NOT_LOGGED_IN, which a client may treat as success.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a trial session for a visitor without an account.
         * @description Creates a trial user with play money (LOGIN-16). Refused with FEATURE_OFF where the flag FREEPLAY3 is off.
         */
        post: operations["freePlayLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha picture.
         * @description The value is the picture itself, as a data address. A captcha counts once and for a few minutes. New pictures are given at most once per second (LOGIN-04).
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/loginInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the site needs to know after a login.
         * @description Loaded after a login, a registration and a password change (LOGIN-08, PWD-01, REG-07).
         */
        get: operations["getLoginInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/firstLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the first login has been welcomed.
         * @description Called when a login answers `firstTimeLogin` (LOGIN-06). Later logins no longer count as the first. Calling it again changes nothing.
         */
        post: operations["firstLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as `login` does, with the extra verification in the answer.
         * @description Takes the fields and follows the rules of `login`. Where that call refuses with
         *     VERIFICATION_REQUIRED this one answers a challenge instead of a session (LOGIN-14).
         */
        post: operations["loginV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with the proof of a social provider.
         * @description The provider is one of the merchant's (LOGIN-15). The identity has to be linked to an account
         *     already; one that is not is refused with NOT_FOUND, and the site offers registration. A proof
         *     that the provider does not confirm is refused with WRONG_CREDENTIALS, a provider that the
         *     merchant does not have with FEATURE_OFF. Opens a new session.
         */
        post: operations["loginBySocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/phoneAuth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a mobile number that an outside phone-code service has confirmed.
         * @description The service's proof names the number (LOGIN-15). A proof that is wrong is refused with
         *     INVALID_CODE, one that is too old with CODE_EXPIRED, a number without an account with
         *     WRONG_CREDENTIALS, a way that the merchant has no service for with FEATURE_OFF. Opens a new
         *     session.
         */
        post: operations["loginByPhoneAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/challenge/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of a login challenge to the account's phone or email.
         * @description For the methods mobile and email (LOGIN-14). The destination is the one on record and is answered in part only. A challenge that has ended is refused with NOT_FOUND.
         */
        post: operations["sendLoginChallengeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/challenge/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a login challenge and finish the login.
         * @description By the method that the person chose among those of the challenge (LOGIN-14): the code that was
         *     sent, the payee's real name, or the authenticator's code. A wrong answer is refused with
         *     INVALID_CODE; after five the challenge has ended. Opens a new session and remembers the address.
         */
        post: operations["answerLoginChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer STEP_UP_REQUIRED with a code.
         * @description Takes a code of the authenticator, where that is the strongest factor of the account, or a recovery code. Each
         *     counts once, and wrong ones are counted together with those of logins. For five minutes this
         *     session, and no other one, may then do what is marked `x-step-up` (TR-05). Refused with STATE_CONFLICT
         *     where the account has no factor.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to answer STEP_UP_REQUIRED with a passkey.
         * @description The challenge belongs to this session, counts once, and ends after five minutes (TR-05). Refused with STATE_CONFLICT where the account has no passkey.
         */
        post: operations["startPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer STEP_UP_REQUIRED with a passkey.
         * @description The signature of one of the account's passkeys, for the challenge of `startPasskeyStepUp` (TR-03, TR-05).
         */
        post: operations["stepUpByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a login by passkey.
         * @description The challenge names no account, counts once, and ends after five minutes (TR-03).
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a passkey.
         * @description The passkey names the account. It proves a device and a person at once, so that a new address needs no extra
         *     verification (TR-03). Opens a new session and remembers the address. An account that can't be used
         *     is answered like an unknown passkey.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone before any login.
         * @description For logging in by phone and for a new password by phone (SMS-01, PWD-03). A number without an
         *     account is answered alike and gets no code; so is one whose code could not be delivered, for the
         *     answer does not wait for that. Where nothing carries codes it is FEATURE_OFF. The code counts once. The site counts down
         *     `expiredMinutes` (SMS-02) and shows the message of a refusal (SMS-03).
         */
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone of somebody who registers.
         * @description For both kinds of registration (SMS-01, REG-04), whether or not the number has an account already. The code counts once, for this number only.
         */
        post: operations["sendRegisterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long the session still lives.
         * @description Lets a site warn before the session ends. Asking does not count as activity, and neither do getUnreadCount and getPlaySession; every other call with the token does.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a ticket that carries this session into another window by its address.
         * @description The ticket stands as `token` in the site's address (LOGIN-10), lives for at most 60 seconds and
         *     counts once: as the bearer of `getMemberInfo`, which answers the new window's own token.
         */
        post: operations["createSessionTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every open session of the account.
         * @description For the security centre (MC-04). The session that asks comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logins of the account in the last 90 days, newest first.
         * @description Also those that were refused (a wrong password, a wrong or expired code, an account that may not log in), and those that were asked for extra verification (TR-02). Nothing that was typed is kept.
         */
        get: operations["listLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End every session of the account but this one.
         * @description Their tokens are worthless afterwards (LOGIN-19).
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/open/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one other session of the account.
         * @description Its token is worthless afterwards, and its games are over (TR-01). One that has ended before counts as none. This session ends by `logout`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in.
         * @description The type decides whether the person counts as an agent or a trial user (LOGIN-09). With a
         *     single-use ticket as the bearer (a token that came in the site's address) the answer carries
         *     the session's own token in the header `X-Session-Token`, for every call from there on.
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember the language that the member chose.
         * @description Texts sent outside the site, such as codes and messages, follow it (I18N-03).
         */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's picture and those to choose from.
         * @description Pictures are the merchant's own; `updateProfile` chooses another.
         */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account with a username and log in to it.
         * @description Every field follows its rule in `getRegisterSettings` (REG-02, REG-04); faults come back by
         *     field. Needs the flags USERNAMEREG3 and, where a phone code is asked for, REGMOBVERF3. A code
         *     of an agent or a member places the account below that person (REG-08). Whoever registers has
         *     confirmed the age and agreed to the terms (REG-06); the moment is kept.
         */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an account with a mobile number and log in to it.
         * @description The number is the name of the account unless a username is given too. Needs the flag
         *     MOBILENUMREG3 (REG-01); otherwise as `register`. A number that another account uses is
         *     answered with BAD_REQUEST and the field's fault `taken`.
         */
        put: operations["registerByMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invitation code is valid.
         * @description Success means that it is (REG-08).
         */
        get: operations["checkAffiliateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the login password.
         * @description The old password has to be right, the new one has to fit its rule and must not be widely known
         *     (PWD-01). Every other session of the account ends; this one goes on under the new token of the
         *     answer's header `X-Session-Token`. A session that was held until the change is held no longer
         *     (LOGIN-07).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new login password with a code sent to the phone.
         * @description The code comes from `sendLoginCode` for the purpose password. The person is logged in
         *     afterwards (PWD-03); every session that was open ends. A number without an account is refused
         *     with INVALID_CODE, like a wrong code. Needs the flag CHNGPASSVERIF3.
         */
        post: operations["resetPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail that leads to a new login password.
         * @description If the username and the address belong together a mail with a link is sent (PWD-02); the link
         *     counts once and for 30 minutes. Anything else is answered alike, unless the merchant chose to
         *     say that a user is unknown. Where nothing carries mails it is FEATURE_OFF.
         */
        post: operations["resetPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new login password with the link of a mail.
         * @description Every session of the account ends; the person logs in with the new password. A link that is unknown or used is refused with INVALID_CODE, one that is too old with CODE_EXPIRED.
         */
        post: operations["completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member has said about themselves.
         * @description Names and numbers that identify a person are hidden in part.
         */
        get: operations["getProfile"];
        /**
         * Change the member's profile.
         * @description Fields that are left out stay as they are; an empty text clears an account. The birthday and the real name can be given once; another try is refused with STATE_CONFLICT.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's VIP level and the way to the next.
         * @description Shown beside the name and in the member centre (HDR-09).
         */
        get: operations["getVipRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What protects the account.
         * @description For the security centre (MC-04). Phone and email are hidden in part.
         */
        get: operations["getSecuritySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the payment password.
         * @description The old one has to be right. Several wrong ones in a row lock it for a while, with TOO_MANY_REQUESTS (MC-04).
         */
        put: operations["changePaymentPassword"];
        /**
         * Set the first payment password.
         * @description The login password proves the person. Refused with STATE_CONFLICT when one is set already (MC-04).
         */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the phone or email that is to be bound.
         * @description The code counts once, for this destination only (MC-04, SMS-02).
         */
        post: operations["sendBindCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind a mobile number to the account.
         * @description The code proves the number, the login password the person. A number bound before is replaced. A number that another account uses is answered with BAD_REQUEST and the field's fault `taken` (MC-04).
         */
        put: operations["bindMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bind an email address to the account.
         * @description The code proves the address, the login password the person. An address bound before is replaced (MC-04).
         */
        put: operations["bindEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an identity of a social provider to the account.
         * @description From then on `loginBySocial` opens this account (LOGIN-15). An identity that another account uses is refused with STATE_CONFLICT, a provider that the merchant does not have with FEATURE_OFF.
         */
        post: operations["linkSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink the identity of a social provider.
         * @description The account can no longer be opened by it (LOGIN-15).
         */
        delete: operations["unlinkSocialAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/twoFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin setting up an authenticator.
         * @description Answers a secret for the authenticator; nothing is protected until `confirmTwoFactor`. Refused with STATE_CONFLICT when it is on already (MC-04).
         */
        post: operations["startTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/twoFactor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the authenticator on.
         * @description The first code proves the authenticator, the login password the person. Later logins from new addresses may be answered by it (LOGIN-14). Where the account has no recovery codes, they are answered this once; those that it has go on working, and none are answered (MC-04, TR-04).
         */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/twoFactor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the authenticator off.
         * @description Needs a step-up and the login password (MC-04, TR-05). The recovery codes end with the last factor.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes.
         * @description Needs a step-up and the login password (TR-05). Those before count no more, used or not. Refused with STATE_CONFLICT without a factor that they could stand in for (TR-04).
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's passkeys.
         * @description The one added last comes first. Refused with FEATURE_OFF where the site takes none (TR-03).
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add the passkey that the browser has made.
         * @description Answers the challenge of `startPasskey`, which counts once and belongs to this session. An account that has a factor steps up before. Where it has no recovery codes, they are answered this once (TR-03, TR-04).
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin adding a passkey.
         * @description The login password proves the person; an account that has a factor steps up before (TR-03). The challenge ends after five minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a passkey another name.
         * @description The name is for its owner alone (TR-03).
         */
        put: operations["renamePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey.
         * @description Needs a step-up and the login password. The passkey opens nothing any more; the device forgets it when its owner deletes it there. The recovery codes end with the last factor (TR-03, TR-05).
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banks whose accounts can be added.
         * @description Those of the account's currency, in the order in which they should show.
         */
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bank accounts.
         * @description Numbers are hidden in part. The default account comes first (MC-04).
         */
        get: operations["listBankAccounts"];
        put?: never;
        /**
         * Add a bank account to withdraw to.
         * @description Needs the payment password. The first account settles the member's real name where it was not
         *     given before; later ones have to be in the same name. A number that is known already is
         *     refused with STATE_CONFLICT, one account too many with LIMIT_EXCEEDED (MC-04).
         */
        post: operations["addBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankAccounts/{bankAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a bank account.
         * @description Refused with STATE_CONFLICT while a withdrawal to it is under way. When it was the default, the account added last becomes it (MC-04).
         */
        delete: operations["removeBankAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankAccounts/{bankAccountId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a bank account the default for withdrawals.
         * @description The account that was the default no longer is (MC-04).
         */
        put: operations["setDefaultBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open to this visitor, and its configuration.
         * @description The first call of the site (WL-03). It answers during maintenance and to blocked regions too,
         *     and then says so in `maintenance` and `regionRestriction`; when both are active maintenance
         *     wins (ST-01, ST-02). A host that is not the merchant's is refused with DOMAIN_REFUSED.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchant's feature flags.
         * @description A tree of flags that decide what shows (WL-01). A flag counts as on only if it and everything above it is enabled.
         */
        get: operations["getWhiteLabelFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchant's hosts.
         * @description Which hosts serve the site and what for, in the order in which they should be tried.
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of the registration form, field by field.
         * @description A field shows only if it is enabled, and is checked by its own rule (REG-02, REG-03). Registration itself applies the same rules.
         */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countryCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries whose mobile numbers are served.
         * @description In the order in which they should show; the visitor's own country comes first where it is served (LOGIN-03).
         */
        get: operations["getCountryCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics and articles of the help centre.
         * @description The whole of it in one answer (MOD-07).
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send feedback or a complaint.
         * @description The length of the text has to lie between the merchant's bounds (SUP-02). Pictures are uploaded first, by members and agents. Guests may be asked for a captcha.
         */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for a later call to name.
         * @description Png or jpg of at most 5 MB (WAL-03, PROMO-03). The gateway looks at the bytes, not at the name,
         *     removes what the camera wrote into it, and shows the picture to customer service only. One that no
         *     call has named within a day is removed.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages of text by kind.
         * @description News, blog, guides and the other screens of text that need no login (SUP-06). The newest comes first; a kind with one page has one entry.
         */
        get: operations["listContentPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/content/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of text.
         * @description In the asked language, or in the merchant's default where it is not translated (SUP-06).
         */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/demo/switches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviewer's switches.
         * @description Exists only where the gateway runs in demo mode and the key is right; otherwise NOT_FOUND. Answered whatever the switches say.
         */
        get: operations["getDemoSwitches"];
        /**
         * Turn the reviewer's switches.
         * @description Switches that are left out stay as they are; flags that are named are set, others stay. Exists only where the gateway runs in demo mode and the key is right; otherwise NOT_FOUND.
         */
        put: operations["setDemoSwitches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a browser's report of a refused script, style or frame.
         * @description Sent by browsers by themselves, without the merchant's headers and without waiting for the answer. Reports are counted and shortened, never shown.
         */
        post: operations["reportCspViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's balance.
         * @description With a single wallet (`isSingle` 1) `balance` is all there is. Otherwise `balance` is the main wallet and
         *     `vendorWallets` holds what lies at vendors (WAL-01). A trial user sees play money.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How wallets work at this merchant.
         * @description Currency, kind of wallet and the vendors that money can be moved to (WAL-01). It changes rarely and may be kept for the session.
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves money between the main wallet and a vendor's.
         * @description One side is always MAIN. With a single wallet there is nothing to move and the call is refused with
         *     STATE_CONFLICT (WAL-01). A repeated call with the same key moves nothing more (WAL-05).
         */
        post: operations["transferBetweenWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings everything that lies at vendors back to the main wallet.
         * @description A vendor that does not answer is named with its reason; the others are still collected. With a single wallet the list is empty.
         */
        post: operations["restoreVendorWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits or holds in the caller's salary and dividend contracts.
         * @description Asked for only where the agent policy flag is on; elsewhere it is refused with FORBIDDEN. The `req` fields tell of a
         *     request that waits for an answer, the `info` fields of the contract that holds. Null means there is none.
         */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of everything that changed the caller's balance.
         * @description Newest first (WAL-04). Without dates the last 7 days are answered; a span is at most 93 days.
         */
        get: operations["getMemberTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/deposit/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to deposit that are open to the caller.
         * @description In the merchant's order, with limits and fees.
         */
        get: operations["listDepositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's deposits.
         * @description Newest first (WAL-02). Without dates the last 7 days are answered.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Begins a deposit and answers how to pay.
         * @description Nothing is credited until the payment is confirmed. An amount outside the method's limits is refused with LIMIT_EXCEEDED,
         *     one that the member's own limit does not leave with PLAY_LIMIT_REACHED (SP-03). The same key answers the same deposit (WAL-05).
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deposit with its steps.
         * @description Only the caller's own.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/deposit/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up a deposit that is not paid yet.
         * @description Possible while it is PENDING. A deposit that is cancelled already is answered as it is.
         */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdraw/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to withdraw and what is left of today's limits.
         * @description Only a bonus and what was won with it wait for turnover, and `waitingBonuses` names each; the rest is free. Stakes are taken from the caller's own money first.
         */
        get: operations["listWithdrawMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's withdrawals.
         * @description Newest first (WAL-02). Without dates the last 7 days are answered.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Asks for money to be paid out.
         * @description The amount is set aside at once and comes back when the request is rejected or cancelled. Needs the payment
         *     password. The same key answers the same withdrawal (WAL-05).
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One withdrawal with its steps.
         * @description Only the caller's own.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdrawal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a withdrawal back before it is worked on.
         * @description Possible while it is REVIEWING, unless the market policy forbids it (SP-01). The amount set aside returns to the wallet.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/withdrawal/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a paid withdrawal has arrived.
         * @description Either all of it was received, or not, with pictures as proof (WAL-03). Possible while it is PAID; after
         *     `confirmBefore` it counts as received. What a forced receipt covers is not given back.
         */
        post: operations["confirmWithdrawalReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/transfer/upline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who gets a transfer to the account above, and how much it can be.
         * @description Read before the transfer is written and confirmed; it can't be called back (WAL-02).
         */
        get: operations["getUplineTransfer"];
        put?: never;
        /**
         * Sends money to the account above.
         * @description The receiver is known from the caller's account. Needs the payment password. The same key sends once (WAL-05).
         */
        post: operations["transferToUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/transfer/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends money to an account below.
         * @description The receiver has to be in the agent's own downline; any other is answered as not found. Needs the payment password.
         */
        post: operations["transferToDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's transfers.
         * @description Between wallets, to and from the upline, to and from the downline; newest first (WAL-02).
         */
        get: operations["listTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's bets with totals.
         * @description Newest first (WAL-04). The totals are those of the whole span, not of the page.
         */
        get: operations["getBettingRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's profit and loss.
         * @description One row for each day or each type of game, and the sum over the span (WAL-04).
         */
        get: operations["getProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/record/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list of the caller's money as comma-separated values.
         * @description All rows that the filter finds, and at the end the totals. Long files come in parts as those of
         *     exportTeamReport do, with the same rules for what is in them.
         */
        get: operations["exportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's wallet at a glance.
         * @description Balances, what is set aside or locked, points, and the sums of the span. Without dates the sums are of today.
         */
        get: operations["getAccountSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/exchangeRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exchange rate table.
         * @description Rates are for reading; a deposit or withdrawal in another currency uses the rate of the moment it is confirmed.
         */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallet/intentOutcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a call that moves money or points.
         * @description For a call whose answer got lost: ask with its Idempotency-Key before saying anything to the person. UNKNOWN
         *     means that no such call arrived and the same call may be sent again with the same key. Only the caller's own keys.
         */
        get: operations["getIntentOutcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of games with their vendors, for the main navigation.
         * @description One lane for each category, in the merchant's order (NAV-01). A lane without vendors is not shown
         *     (NAV-02). A lane without a label of its own takes the name of its first vendor (NAV-03).
         *     `accountTypeName` decides how sports cards are grouped (NAV-06).
         */
        get: operations["getGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games that are played most just now.
         * @description A plain list, most played first. The home page shows the first six (HOME-05).
         */
        get: operations["getHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of games, filtered.
         * @description Every filter may be left out (LOB-01, LOB-02). New games are asked for by `isNew`, jackpot games by
         *     `gameClassify` JP. A game of kind VASSALAGE stands for a list: ask again with its `vassalage`.
         */
        get: operations["getGameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which types of game each vendor has.
         * @description Vendors that are closed for good are left out.
         */
        get: operations["getVassalageGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The winners board.
         * @description Newest large wins. The home board asks for 42 rows (HOME-07), the leaderboard for 20. Account names are masked.
         */
        get: operations["getRankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Node ids of the member's favourites.
         * @description Newest first; used to mark the cards of every list (LOB-07).
         */
        get: operations["getFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the member's favourite games.
         * @description Newest first. A game that the merchant no longer offers is left out (LOB-08).
         */
        get: operations["getFavoriteGamesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a game a favourite.
         * @description A game that is one already stays one and is no fault (LOB-07). Limited to one change a second.
         */
        post: operations["addFavoriteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes a game out of the favourites.
         * @description A game that is none is no fault (LOB-07). Limited to one change a second.
         */
        delete: operations["removeFavoriteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games that the member launched last.
         * @description Each game once, newest first (LOB-08).
         */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a game and answers where to open it.
         * @description Name the game by `nodeId`, or by `vassalage` with `gameCode` or `gameType`. A launch is written down,
         *     so this call needs the session header and counts as one play for the recent games. Guests and trial
         *     users are refused, and members whose own limit leaves no stake (SP-03). The address works once and not after
         *     `expiresAt`. A lottery launch takes the `lotto` parameters as well (LAUNCH-05).
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchFreePlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts a free trial of a game with play money.
         * @description Only for games whose `supportPlay` is 0 (LOB-09). A trial user plays from the balance of the trial; anybody else's play money belongs to this launch alone and never reaches a wallet.
         */
        get: operations["launchFreePlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts the sports vendor FB.
         * @description Like `launchGame`, for the page of that vendor alone.
         */
        get: operations["launchFbSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open rooms of a live or card vendor.
         * @description Rooms with their limits and free seats, fullest last.
         */
        get: operations["getRoomList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/games/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game.
         * @description For pages that know a node id alone, as a shared address or a winner's row.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/games/searchIndex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole catalogue of one type in columns, for searching without further calls.
         * @description All columns have the same length and order; row i is one game (LOB-03). Vendors and sub-categories are
         *     written once and named by their place in the list. Rows are in the order of the list of games, so that what
         *     is found here stands as it stands there. The answer carries an ETag.
         */
        get: operations["getGameSearchIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/games/jackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum of all jackpots with its time.
         * @description For sites whose jackpot counter has a feed as its source; the figure is shown as it is.
         */
        get: operations["getJackpotFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the demo game's page needs to begin.
         * @description Called by the game page that the gateway serves. The launch token of the page's address is the only
         *     proof; a session of the site is neither needed nor read.
         */
        get: operations["getGameSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bets once in the demo game and pays what it wins.
         * @description Takes the stake from the wallet and adds the win in one step, so a repeated call with the same key
         *     answers the same round (WAL-05). Balance, betting records, winners and missions follow. A stake that the
         *     member's own limit does not leave is refused with PLAY_LIMIT_REACHED (SP-03). While a reality check waits for its
         *     answer, rounds are refused with REALITY_CHECK_DUE, a few seconds after it is due (SP-06).
         */
        post: operations["playDemoRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bets once at the demo's table and pays what it wins.
         * @description Deals one round of baccarat from eight packs that are shuffled for it. Books and refuses as `playDemoRound` does.
         *     On a tie bets on Player and on Banker come back, as a win of the stake. Of what Banker wins five per cent is kept.
         */
        post: operations["playDemoTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Virtual matches of the demo's sports page, with their odds.
         * @description Matches under way first. Odds, minutes and scores move with the gateway's clock, at `changesAt` next. What is
         *     decided already, or nearly, is not offered.
         */
        get: operations["getDemoMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a slip of the demo's sports page costs and can win, by the odds of now.
         * @description Takes nothing. A pick that is not offered any more has no odds; then nothing can be won.
         */
        post: operations["quoteDemoSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a slip on virtual matches, plays them out and pays what it wins.
         * @description The matches go on from where they stand, for this slip alone. Books and refuses as `playDemoRound` does. Where
         *     odds have moved since they were picked, or a pick is not offered any more, it refuses with STATE_CONFLICT and
         *     takes nothing; `quoteDemoSlip` tells the odds of now.
         */
        post: operations["placeDemoSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lottery room of the demo game.
         * @description The draw that takes bets, how it is bet on, the last results and the caller's tickets. In the lobby of a vendor
         *     without `gameCode` there is no draw, and its lotteries are listed. What is due of the caller's tickets is paid
         *     before it is answered.
         */
        get: operations["getDemoDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/play/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buys a ticket for the open draw of a lottery of the demo game.
         * @description Takes the stake from the wallet at once and records an open bet; what the ticket wins is paid when the draw falls,
         *     whether its page is open or not. A repeated call with the same key answers the same ticket (WAL-05). A draw
         *     that has closed, or is not the open one, is refused with STATE_CONFLICT, and nothing is taken. Stakes and own
         *     limits are those of `playDemoRound`.
         */
        post: operations["buyDemoTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries of one prize mode, by group.
         * @description Groups and games in the merchant's order (LAUNCH-08). `gameGroupCode` is repeated on each game.
         */
        get: operations["getGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vietnam lotteries, by group.
         * @description Every game carries accountTypeName TCG_LOTTO_VN, which sends its launch to the Vietnam lottery page (LAUNCH-02).
         */
        get: operations["getVnGameMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vietnam lotteries that the caller played last.
         * @description Each once, newest first.
         */
        get: operations["getVnRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest drawn numbers of the Vietnam lotteries.
         * @description The last draw of each game, or the last draws of one. Prizes run from the first to the last as they are announced.
         */
        get: operations["getVnOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest drawn numbers.
         * @description The last draw of each game, or the last draws of one.
         */
        get: operations["getOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries that are played most just now.
         * @description Most played first; the lobby asks for 20 (LOB-08).
         */
        get: operations["getPopularGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, notices, pop-ups and promotions for this visitor.
         * @description Grouped by kind. Which pop-up shows is decided by its execution code (ANN-02).
         */
        get: operations["getListAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getAnnouncementContentV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements with their whole text, the home page's among them.
         * @description The same groups as the list and beside them `home`, the texts of the home page (kind H). With `id` only
         *     that announcement is answered, in its group.
         */
        get: operations["getAnnouncementContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPromotionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions that this visitor may see.
         * @description A guest and a trial user see every promotion as openToRegister, comingSoon or closed; a member sees where they stand with each one (PROMO-01, PROMO-02).
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPromotionDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion with its terms.
         * @description Carries what the screen of a promotion shows beside its card - the terms, the amounts and the member's application.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpPromotionJoin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Joins a promotion.
         * @description Takes a promotion from openToRegister to joined or inProgress (PROMO-02, PROMO-03). Nothing is paid by joining; a second call for a joined promotion is refused with STATE_CONFLICT.
         */
        post: operations["signUpPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpRequestReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for the reward of a joined promotion.
         * @description Takes the promotion to applying until someone at the merchant has looked at it (PROMO-03). The reward itself is paid by claimReward, so this call moves no money.
         */
        post: operations["requestReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_cancelRewardRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back an application that nobody has answered.
         * @description The promotion goes from applying back to joined. An answered application is refused with STATE_CONFLICT.
         */
        post: operations["cancelRewardRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getTicketList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Red envelopes, wheel turns and golden eggs of the member.
         * @description A ticket is opened by openTicket, which draws its prize, and paid by claimRaffle (PROMO-01).
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_openTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a ticket and draws its prize.
         * @description The gateway draws, and the draw is final - the same key answers the same prize, and a prize whose answer was lost stands in listTickets. Nothing is credited before claimRaffle. A ticket without a prize is finished here.
         */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credits the prize of an opened ticket.
         * @description Moves money or points once for each ticket (PROMO-03). An expired ticket is refused with PROMOTION_CLOSED, one already paid with STATE_CONFLICT.
         */
        post: operations["claimRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRewardList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reward centre.
         * @description Rewards of promotions, missions, VIP ranks and referrals that are ready to take, were taken or lapsed (PROMO-04). A rebate is taken by claimRebate instead.
         */
        get: operations["listRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a reward from the reward centre.
         * @description Credits the reward once; a reward already taken or lapsed is refused with STATE_CONFLICT.
         */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBonusDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of bonuses with their turnover.
         * @description Everything that was credited beside play - bonuses, cash back, rebates, ticket prizes (PROMO-04). Without dates the last 7 days are answered; a range may span 90 days.
         */
        get: operations["getBonusDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRebateRates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebate rates that the lobby shows.
         * @description One rate for each game category; null shows as a dash (LOB-10). A member gets their own rates, other visitors those of the merchant.
         */
        get: operations["getRebateRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebate that has built up and can be taken by hand.
         * @description Bets that were settled since the last rebate, by game category, with the amount that claimRebate would credit (PROMO-04).
         */
        get: operations["getRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the rebate that has built up.
         * @description Credits the statement that the member saw. When more bets were settled since, those stay for the next one. A statement already taken is refused with STATE_CONFLICT, one under the minimum with LIMIT_EXCEEDED.
         */
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the member has come with the missions.
         * @description Counts and points of the running periods and the place on the leaderboard (PROMO-04).
         */
        get: operations["getMissionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leaderboard of the missions.
         * @description The best accounts of a period, names masked, and the caller's own row even when it is not among them.
         */
        get: operations["getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Missions of the running periods.
         * @description Progress is counted by the gateway from settled bets, deposits and logins.
         */
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimMission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the reward of a completed mission.
         * @description Credits money and points of the mission once in its period.
         */
        post: operations["claimMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's invitation link and what it brought.
         * @description The page shows when the REFERRAL promotion is enabled (PROMO-05). An agent's invitations are register links of the agent centre.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferredFriends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friends who registered by the member's link.
         * @description Names are masked; amounts are those the member earned, never what the friend played.
         */
        get: operations["listReferredFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBadgeCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers on the badges of the header and the member centre.
         * @description One call for promotions, missions, messages and rewards (MC-02).
         */
        get: operations["getBadgeCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's points.
         * @description Points never expire (PTS-02). `ratio` is how many points make one unit of the currency (PTS-01).
         */
        get: operations["getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of what the points mall offers.
         * @description Guests may look; redeeming needs a member.
         */
        get: operations["getPointRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getRedeemPointList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the caller's redeem history.
         * @description Newest first (PTS-02). APPLYING and PROCESSING are both shown as in process. Without dates the last 30 days are answered.
         */
        get: operations["getRedeemList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the points mall works.
         * @description Ratio, limits of converting, and the points rules as text (PTS-02).
         */
        get: operations["getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_redeemPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a reward in exchange for points.
         * @description The points are set aside at once and come back when the request is rejected. Needs the payment password
         *     (PTS-01). The same key asks once (WAL-05). STATE_CONFLICT says that the reward is sold out or withdrawn.
         */
        post: operations["redeemPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_convertPoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns points into money in the wallet.
         * @description By the ratio of the moment, in multiples of `convertStep`, so that the amount is exact. Needs the payment password (PTS-01).
         *     The same key converts once (WAL-05).
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts behind the badges of the header and the member centre.
         * @description Messages, promotions, missions, rewards and contracts that wait for the member (HDR-09, MC-02, AC-07). During a break or an exclusion promotions, missions and rewards are 0 (SP-07). Sites ask again about every half minute while they are looked at, which does not count as activity, and not for trial users.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of the inbox, newest first.
         * @description Deleted messages are gone (MC-05).
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One message in full.
         * @description Reading it here does not mark it as read; `markMessagesRead` does (MC-05).
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messageKinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which kinds of messages the member gets.
         * @description Every kind, in the order of the contract (TR-06).
         */
        get: operations["getMessageKinds"];
        /**
         * Mute a kind of messages, or stop muting it.
         * @description Holds for messages from then on; a message of a muted kind is not sent later. SECURITY can not be muted (TR-06). The same again changes nothing.
         */
        put: operations["setMessageKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark messages as read.
         * @description Those named, or all without a list. Messages that are read already, and names that are not this member's, change nothing (MC-05).
         */
        put: operations["markMessagesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete messages for good.
         * @description Those named, or all without a list. Names that are not this member's change nothing (MC-05).
         */
        post: operations["deleteMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of the whole team.
         * @description The page that the agent centre opens on (AC-01) - people, money in and out, bets and result of the asked days. Without dates today is answered.
         */
        get: operations["getTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the team.
         * @description One level under parentId as a tree, or everybody below it with scope all (AC-03, AG-07). Somebody has to pass all filters. Only the caller's own downline is answered.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person of the team.
         * @description Record, rebates and figures of the last 30 days. Somebody outside the caller's downline is answered as unknown.
         */
        get: operations["getTeamMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account in the caller's own downline.
         * @description The account stands one level below the caller and has to change its password at the first login (AC-03). A rebate above the caller's own is refused with LIMIT_EXCEEDED.
         */
        post: operations["createDownlineAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rebateLimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebates that the caller may hand on.
         * @description The highest rate is the caller's own. With memberId the lowest is what that person has already promised further down.
         */
        get: operations["getRebateLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the rebates of somebody directly below.
         * @description Counts for bets from the next day on. A rate outside getRebateLimits is refused with LIMIT_EXCEEDED.
         */
        put: operations["updateDownlineRebate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/rebates/several": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the rebates of several people directly below.
         * @description Each within the limits of that person (AG-07); whoever is refused keeps all rates, and the others are changed all the same. Counts for
         *     bets from the next day on. Sending it again changes nothing more. A rate that the caller can hand on to nobody is refused for all with LIMIT_EXCEEDED.
         */
        put: operations["setTeamRebates"];
        /**
         * Says what setting the rebates of several would change.
         * @description Changes nothing (AG-07). Every person is answered in the order asked - what would change, or why it is refused.
         */
        post: operations["previewTeamRebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps a note on somebody of the team.
         * @description Anybody below can be noted on (AG-07). Only the caller ever reads it: neither the person, nor agents above or
         *     below. It replaces the one before; an empty one removes it. Spaces around it are dropped. It is kept with the accounts of both and goes with either.
         */
        put: operations["setMemberNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registerLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Register links of the caller.
         * @description Whoever registers by a link joins the caller's downline with its rebates (AC-03, PROMO-05).
         */
        get: operations["listRegisterLinks"];
        /**
         * Changes a register link.
         * @description The code stays. People who registered by it keep the rebates they got.
         */
        put: operations["updateRegisterLink"];
        /**
         * Makes a register link.
         * @description An agent holds at most 50 links; one more is refused with LIMIT_EXCEEDED.
         */
        post: operations["createRegisterLink"];
        /**
         * Removes a register link.
         * @description Its code becomes invalid at once; the people who came by it stay.
         */
        delete: operations["deleteRegisterLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registerLinks/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came of the caller's register links.
         * @description Visits, registrations, first deposits and bets of those who came by the links (AG-08), over some days. Each figure stands on its own day: a first deposit counts on the day on which it was credited, whenever its owner registered, so a rate may be above 100 %. Links that were removed are left out. Without dates the last 30 days are answered.
         */
        get: operations["getRegisterLinkStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bets of the team.
         * @description Newest first, with sums over all pages (AC-03). Without dates today is answered.
         */
        get: operations["getTeamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits, withdrawals and transfers of the team.
         * @description Orders with their states (AC-03), by the day on which they were credited or paid, until then by that on which they were begun; getDownlineTransactionDetails shows every movement of a wallet instead. Without dates today is answered.
         */
        get: operations["getTeamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/profitAndLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profit and loss of the team.
         * @description The statement of the page palStatementsAgentCopy (AC-01), by day, by account or by game category. Without dates the last 7 days are answered.
         */
        get: operations["getTeamProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller earned by the team.
         * @description The page agentRevenueReport (AC-01) - rebate differences, dividends and salaries received, less those paid on. Without dates the last 30 days are answered.
         */
        get: operations["getAgentRevenueReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every movement in the wallets of the downline.
         * @description The page agentDownlineTransactionDetailsCopy (AC-01). Each row carries the balance before and after. Without dates today is answered.
         */
        get: operations["getDownlineTransactionDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements for agents.
         * @description The page agentAnnouncement (AC-01), newest first.
         */
        get: operations["listAgentAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dividends received and paid.
         * @description The page agentDividendRecordCopy2, shown with the type enableCt (AC-01, AC-02). A record stands on the day on which it was paid, before that on the day on which its sales end; so do salaries. Without dates the last 30 days are answered.
         */
        get: operations["getDividendRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salaries/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily wages received and paid.
         * @description The page agentDailyWages2, shown with the type salary (AC-01, AC-02). A wage is computed on the sales of the previous day and paid the next day (AC-06). Without dates the last 30 days are answered.
         */
        get: operations["getDailyWages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salaries/hourly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hourly salaries received and paid.
         * @description The page agentHourSalary, shown with the type hourSalary (AC-01, AC-02). One row for each hour of sales. Without dates the last 7 days are answered.
         */
        get: operations["getHourlySalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salaries/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real-time wages received and paid.
         * @description The page agentRealtimeSalary (AC-01, AC-02). One row for each settlement of 5 minutes that paid something (AC-06). Without dates today is answered.
         */
        get: operations["getRealTimeSalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/figures/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a figure is made of.
         * @description Rows that add up to a figure of the caller's reports to the cent (AG-01), computed by the code that reports and
         *     pays. A row leads to another figure, which can be explained again, or to the records that it counts. Figures
         *     over several days are split by day, those of one day by the people directly below and everybody below them,
         *     those of one account by their records. Rows come by pages; the figure is the sum of the rows of all pages. A
         *     filter that the figure does not know is refused. Without dates today is answered.
         */
        get: operations["explainFigure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/report/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report on the team as comma-separated values.
         * @description All rows that the filter finds, and at the end the totals: those of docs/contracts/figures.md. Long files come
         *     in parts, which are put one behind the other: ask again with `next` until it is null. Rows of later parts are no
         *     younger than the first part. A filter that the report does not know is refused. Words are in the asked
         *     language, moments in ISO 8601, amounts with a decimal point, and no cell is run as a formula.
         */
        get: operations["exportTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/report/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of a report that the caller has saved.
         * @description Filters and order by name, in the order of their names (AG-09). They are kept with the account, so every device has them, and nobody else sees them.
         */
        get: operations["listReportViews"];
        /**
         * Gives a saved view another name.
         * @description A name that another view of the report has is refused with BAD_REQUEST (AG-09).
         */
        put: operations["renameReportView"];
        /**
         * Saves the filters of a report under a name.
         * @description At most 20 of each report; one more is refused with LIMIT_EXCEEDED. Spaces around the name are dropped, and two views of a report never have the same
         *     name, however it is written: that is refused with BAD_REQUEST. So is a filter that the report does not have. The page number is no part of a view.
         */
        post: operations["saveReportView"];
        /**
         * Removes a saved view.
         * @description The report itself stays as it is (AG-09).
         */
        delete: operations["deleteReportView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts and contract requests of the caller.
         * @description Both sides see the same request - who has to answer sees it as sign, the other as pending (AC-04, AC-07).
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contract, and what agreeing to it would end.
         * @description wouldTerminate is what the person has to be told before they accept (AC-05). before and after are the versions between the same sides, to be compared (AG-06). A contract that the caller has no side in is answered as unknown.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a contract.
         * @description Offers, answers, terminations and cancellations, newest first.
         */
        get: operations["getContractHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/history/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a contract, as comma-separated values.
         * @description From the offer to the end, oldest first, with the steps of the contract at its offer, and before it those of the contract that it took the place of (AG-06). Words are in the asked language, moments in ISO 8601, amounts with a decimal point, and no cell is run as a formula.
         */
        get: operations["exportContractHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller may offer.
         * @description Down a line the rate of a kind never rises. The highest rate is that of the caller's own contract of the kind in force; without one that of the nearest contract of the kind above the caller, and the merchant's maximum where there is none up to the house. offerContract and the acceptance of a new contract hold to it; a contract in force does not end because one further above has changed, beyond what AC-05 says. The form of a new contract is built from this (AC-04, AC-06).
         */
        get: operations["getContractTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an offer would end if it were agreed.
         * @description Contracts that the other side has with its own downline end when their rate is above the offered one (AC-05). Nothing is changed.
         */
        post: operations["previewContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an offer would have paid for the last whole periods.
         * @description For a draft to somebody directly below, or for a contract in which the caller has a side; exactly one of the two is named. Each period is settled by the code that pays, against the bets of the whole team of whom it is for, as though the contract had been in force for all of it. Beside it stand the present contract of the kind, and for the side that offers what the contract above pays because of the same sales. Nothing is changed (AG-04).
         */
        post: operations["simulateContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a contract in force has come in its running period.
         * @description Sales so far, which conditions are met, and what the period pays as a range. Before it starts to count, the period is its first one. Whether the payer's balance covers the next payment is told to the payer alone. A contract that is not in force is refused with STATE_CONFLICT (AG-05).
         */
        get: operations["getContractProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers a contract to somebody directly below.
         * @description The other side sees it as sign until it answers. A second open offer of the kind to the same person is refused with STATE_CONFLICT; so is one that would end other contracts than those named in knownTerminations (AC-05). A step that can never be reached is refused with BAD_REQUEST and its field (AG-03).
         */
        post: operations["offerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is to be said about an offer, and what it would end for each person.
         * @description The notes are about the steps alone and can be asked for before anybody is chosen (AG-03); a draft with a fault would be refused. Rates and sums beyond the terms are refused here too, with their field. Somebody who is not directly below is answered as unknown. Nothing is changed.
         */
        post: operations["previewContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers the same contract to several people directly below.
         * @description Each offer stands for itself and is answered for itself (docs/decisions/0084). Sent twice, the second finds an open offer for each person and offers nothing more. Faults of the steps, and somebody who is not directly below, refuse the whole call.
         */
        post: operations["offerContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back an offer or a termination request.
         * @description Only the side that made the request, and only while it is pending. After a termination request is taken back the contract stays accepted.
         */
        post: operations["cancelContractOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/contracts/termination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the other side to end an accepted contract.
         * @description For the side that offered the contract; it stays in force until the other side accepts (AC-04). The side it was offered to ends it with the action terminate.
         */
        post: operations["requestContractTermination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDividendReq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers or ends a dividend contract.
         * @description For the side the contract was offered to (AC-07). accept and reject answer an open request, new or termination; terminate ends an accepted contract. Accepting a new contract ends contracts with the own downline whose rate is above it; when these are not the ones in knownTerminations the call is refused with STATE_CONFLICT and nothing changes (AC-05). A contract of another kind is answered as unknown.
         */
        post: operations["processDividendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDailySalContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers or ends a daily salary contract.
         * @description For the side the contract was offered to (AC-07). accept and reject answer an open request, new or termination; terminate ends an accepted contract. Accepting a new contract ends contracts with the own downline whose rate is above it; when these are not the ones in knownTerminations the call is refused with STATE_CONFLICT and nothing changes (AC-05). A contract of another kind is answered as unknown.
         */
        post: operations["processDailySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers or ends an hourly salary contract.
         * @description For the side the contract was offered to (AC-07). accept and reject answer an open request, new or termination; terminate ends an accepted contract. Accepting a new contract ends contracts with the own downline whose rate is above it; when these are not the ones in knownTerminations the call is refused with STATE_CONFLICT and nothing changes (AC-05). A contract of another kind is answered as unknown.
         */
        post: operations["processHourlySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processRealTimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers or ends a real-time salary contract.
         * @description For the side the contract was offered to (AC-07). accept and reject answer an open request, new or termination; terminate ends an accepted contract. Accepting a new contract ends contracts with the own downline whose rate is above it; when these are not the ones in knownTerminations the call is refused with STATE_CONFLICT and nothing changes (AC-05). A contract of another kind is answered as unknown.
         */
        post: operations["processRealTimeSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_modelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer-service entries of the merchant.
         * @description Chats and telephones in the order in which they show; only what is configured is there (SUP-01, SUP-03). Answered during maintenance and to blocked regions too (ST-01).
         */
        get: operations["getChatModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a chat with customer service.
         * @description Answers an address for one conversation, which the site opens in a window of its own (SUP-01). Answered during maintenance and to blocked regions too (ST-01).
         */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/marketPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the merchant's market asks of safer play.
         * @description One document for the site and the gateway (SP-01). A change of it needs no build of the site.
         */
        get: operations["getMarketPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own limits, and what is used of each.
         * @description One row for each kind and period that the policy offers, and for each limit that was set before it was offered no more (SP-02).
         *     Several may hold at once: what passes any of them is refused with PLAY_LIMIT_REACHED.
         */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets one of the caller's own limits.
         * @description A lower limit holds at once. A higher one, or none, waits for the policy's delay and a second yes, `confirmLimit`; until then the
         *     present one holds (SP-03). Each call replaces what waits: the present limit, sent again, calls a higher one back. A kind or period
         *     that the policy does not offer is refused with FEATURE_OFF, unless it has a limit already; an amount that is none of its kind, with
         *     BAD_REQUEST; a time that is longer than its period, with LIMIT_EXCEEDED, as nobody could reach it.
         */
        put: operations["setLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/limit/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second yes to a higher limit, or to none.
         * @description Names what waits, so that nothing is confirmed that another window has replaced. Before the delay is over, or where something else or
         *     nothing waits, the call is refused with STATE_CONFLICT (SP-03). A limit that already is as named is answered as it is.
         */
        post: operations["confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/limit/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls a higher limit back, which waits.
         * @description The present limit goes on to hold (SP-03). Where nothing waits, the limit is answered as it is.
         */
        post: operations["revokeLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's break or exclusion, and what can be chosen.
         * @description What can be chosen follows the market policy, with the end that each would have if it began now (SP-07).
         */
        get: operations["getPlayPause"];
        put?: never;
        /**
         * Begins a break from play or an exclusion.
         * @description It holds at once and is never shortened (SP-07). Every session of the account ends with this call, also the one that calls, and
         *     so do its games. Until play is possible again a login opens nothing but what withdrawing needs. A break can be followed by an
         *     exclusion before it is over; one that would end sooner than what holds is refused with STATE_CONFLICT, a duration that the
         *     policy does not offer with FEATURE_OFF.
         */
        post: operations["startPlayPause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/pause/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the end of an exclusion whose time is over.
         * @description Where the policy wants an exclusion to stay until its member asks for the end. Before its time is over the call is refused with
         *     STATE_CONFLICT. Play is possible after the policy's cooling-off, which this call begins; the same call, sent again, changes nothing and answers what holds.
         */
        post: operations["requestExclusionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller paid in and out, staked and won, by day, week or month.
         * @description Covers the month of the merchant's calendar that runs now and whole months before it, so that totals are the same by any grain (SP-08).
         *     More months than the policy's `statement.months` are refused with BAD_REQUEST. Deposits count on the day on which they were
         *     credited, withdrawals on the day on which they were paid, each before its fee; a bet counts on its own day. What waits, failed or was
         *     taken back counts nowhere; bonuses, rebates and transfers between wallets are neither deposits nor winnings.
         */
        get: operations["getActivityStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/statement/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the caller is asked to look at the activity statement.
         * @description That is so when the policy's `statement.reviewEvery` has passed since the last look, or since the registration of a member who has never
         *     looked (SP-08). A policy without it asks nobody.
         */
        get: operations["getStatementReview"];
        put?: never;
        /**
         * Notes that the caller has the statement before them.
         * @description Members are asked again when the policy's time has passed since now.
         */
        post: operations["noteStatementReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/playSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's session of play, for the strip above a game and its reality check.
         * @description Time and money since the caller's session began, by the gateway's clock (SP-05), and when the next reality check is due (SP-06). The
         *     bets are those of the account, in whichever tab or on whichever device. Asking does not count as activity.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/realityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Chooses the interval of the caller's reality check, or none.
         * @description Holds at once, on every device; what was played since the last answer counts, and a check that is due stays due until it is answered (SP-06). An interval that the policy does not offer, and
         *     none where a check is required, are refused with FEATURE_OFF.
         */
        put: operations["setRealityCheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/saferPlay/realityCheck/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The answer to a reality check.
         * @description Kept with the figures of the moment that the member saw (SP-06). Names the check, so that of several windows one answer counts: a check
         *     that was answered already is answered as things are now. One that is not due is refused with STATE_CONFLICT. STOP also ends the games that
         *     the session has started, in all its windows.
         */
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Language as the gateway writes it; RU_UR is Urdu in Latin letters, TY Tagalog.
         * @enum {string}
         */
        LanguageCode: "CN" | "TW" | "EN" | "JP" | "TH" | "VN" | "MM" | "ES" | "HI" | "ID" | "KH" | "KR" | "MY" | "PT" | "BR" | "TA" | "TY" | "UR" | "RU_UR" | "TR" | "BN" | "AR" | "FA" | "RU" | "KZ" | "UZ" | "LA" | "NP" | "FR";
        /**
         * @description An amount in the member's currency as a decimal string with two digits.
         * @example 1234.50
         */
        Money: string;
        /**
         * Format: date-time
         * @description A moment in UTC.
         * @example 2026-03-14T09:26:53Z
         */
        Timestamp: string;
        /**
         * Format: date
         * @description A day in the merchant's time zone.
         * @example 2026-03-14
         */
        CalendarDate: string;
        /** @description Nothing beyond success itself. */
        Empty: null;
        /** @description What is wrong with one field of the request. */
        FieldFault: {
            /** @description Name of the field as the request spells it; nested names are joined by dots. */
            field: string;
            /** @description What is wrong, for programs: required, format, tooShort, tooLong, taken, invalid, wrong, holder; of a limit that was passed min, max, below, step, rateMin, rateMax, rateStep, dayMax, dayCount, turnover, promotionMin, ownLimit, count, choice, nothing; of a purse that holds too little balance, points. */
            code: string;
            /** @description The limit that was passed, or what the purse holds: a decimal string of money, or a whole number, of basis points with rateMin, rateMax and rateStep. */
            limit?: string;
        };
        /** @description The member's own limit that a call would pass; of several the one that leaves least, then the one that lets go last. */
        ReachedLimit: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description What it leaves. */
            left: components["schemas"]["LimitSum"];
            /** @description When the period lets go of the first of what counts; of time when a minute is left, if nothing more is used. Null if nothing counts. */
            freeAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Details that a refusal carries for the screen that shows it. */
        RefusalDetails: {
            /** @description True when the next try needs a captcha. */
            captcha?: boolean;
            /** @description Faults by field. */
            fields?: components["schemas"]["FieldFault"][];
            /** @description Names the extra verification that has to be answered before the login goes on. */
            challengeId?: string;
            /** @description Ways of extra verification that this account can answer. */
            challengeMethods?: ("mobile" | "email" | "payeeName" | "authenticator")[];
            /** @description Ways to answer STEP_UP_REQUIRED, the strongest first. */
            stepUpMethods?: components["schemas"]["StepUpMethod"][];
            /** @description Time to wait before the next try. */
            retryAfterSeconds?: number;
            reachedLimit?: components["schemas"]["ReachedLimit"];
            /** @description The break or exclusion that holds. */
            playPause?: components["schemas"]["PlayPause"];
            /** @description Names this call in the gateway's log, for customer service. */
            requestId?: string;
        };
        /** @description Envelope of a refused call. */
        Refusal: {
            /**
             * @description Always false in a refusal.
             * @constant
             */
            success: false;
            /** @description Details for the screen, or null. */
            value: components["schemas"]["RefusalDetails"] | null;
            /** @description What happened and what to do, for people, in the asked language. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
        };
        /**
         * @description Reason of a refusal, for programs.
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "ENC_REFUSED" | "UNKNOWN_KEY" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "NOT_LOGGED_IN" | "FORBIDDEN" | "PASSWORD_CHANGE_REQUIRED" | "PLAY_PAUSED" | "STEP_UP_REQUIRED" | "TRIAL_NOT_ALLOWED" | "TOO_MANY_REQUESTS" | "SYSTEM_ERROR" | "NOT_IMPLEMENTED" | "MAINTENANCE" | "REGION_BLOCKED" | "NOT_FOUND" | "WRONG_CREDENTIALS" | "USERNAME_NOT_FOUND" | "CAPTCHA_REQUIRED" | "NON_AGENT" | "NON_MEMBER" | "VERIFICATION_REQUIRED" | "INVALID_CODE" | "CODE_EXPIRED" | "CODE_NOT_SENT" | "INVALID_PHONE" | "INVALID_AFFILIATE_CODE" | "AFFILIATE_CODE_ENDED" | "USERNAME_TAKEN" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "PAYMENT_PASSWORD_REQUIRED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_POINTS" | "LIMIT_EXCEEDED" | "PLAY_LIMIT_REACHED" | "REALITY_CHECK_DUE" | "STATE_CONFLICT" | "GAME_MAINTENANCE" | "PROMOTION_CLOSED" | "UPLOAD_REFUSED" | "DOMAIN_REFUSED" | "FEATURE_OFF" | "SIGN_IN_FAILED" | "PASSKEY_REFUSED" | "LAUNCH_EXPIRED";
        /** @description A public key as a JSON Web Key. */
        EncryptionKey: {
            /**
             * @description Family of the key.
             * @constant
             */
            kty: "EC";
            /**
             * @description Curve of the key.
             * @constant
             */
            crv: "P-256";
            /** @description First coordinate in base64url. */
            x: string;
            /** @description Second coordinate in base64url. */
            y: string;
            /** @description Names the key. */
            kid: string;
            /**
             * @description What the key is for.
             * @constant
             */
            use: "enc";
            /**
             * @description How keys are agreed.
             * @constant
             */
            alg: "ECDH-ES";
        };
        /** @description The keys that the gateway opens sealed bodies with. */
        EncryptionKeys: {
            /** @description The current key and, around a change, the next. */
            keys: components["schemas"]["EncryptionKey"][];
        };
        /**
         * @description How the person logs in.
         * @enum {string}
         */
        LoginType: "username" | "sms";
        /**
         * @description Which login page is asking; the member page unless said otherwise.
         * @enum {string}
         */
        LoginPortal: "member" | "agent";
        /** @description Credentials by type. */
        LoginRequest: {
            type: components["schemas"]["LoginType"];
            /** @description Username or email address, trimmed; for type username. */
            username?: string;
            /** @description Password as typed; for type username. */
            password?: string;
            /** @description Mobile number without dialing code; for type sms. */
            mobileNum?: string;
            /** @description Dialing code of the number, digits with an optional plus; for type sms. */
            countryDialingCode?: string;
            /** @description Code that was sent; for type sms. */
            verificationCode?: string;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            portal?: components["schemas"]["LoginPortal"];
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description A session that was opened. */
        LoginResult: {
            /** @description Opaque token of the session, sent as the bearer of later calls. */
            token: string;
            /** @description True until the first login has been recorded. */
            firstTimeLogin: boolean;
            /** @description True when the password is too old and the person did log in with it. */
            passwordExpired: boolean;
        };
        /** @description Who asks for a trial. */
        FreePlayRequest: {
            /** @description Operating system of the visitor. */
            os: string;
            /**
             * @description Platform of the site; W is the web.
             * @constant
             */
            platform: "W";
            /** @description Random string made by the client for this request. */
            encryption: string;
        };
        /** @description A PNG picture as a data address. */
        CaptchaImage: string;
        /** @description Facts of the login that the screens after it use. */
        LoginInfo: {
            /** @description Name of the account. */
            account: string;
            /**
             * @description How this session was opened.
             * @enum {string}
             */
            loginType: "username" | "sms" | "social" | "phoneAuth" | "freePlay" | "register" | "ticket" | "passkey";
            /** @description True until the first login has been recorded. */
            firstTimeLogin: boolean;
            /** @description True when the password is too old. */
            passwordExpired: boolean;
            /** @description True when the password is one that has to be changed at once. */
            weakPassword: boolean;
            /** @description True while the session is held until the password is changed; nearly everything else is refused with PASSWORD_CHANGE_REQUIRED. */
            passwordChangeForced: boolean;
            /** @description True when a payment password is set. */
            hasPaymentPassword: boolean;
            /** @description When the account logged in before this; null the first time. */
            lastLoginAt: components["schemas"]["Timestamp"] | null;
            /** @description Address of the login before this; null the first time. */
            lastLoginIp: string | null;
            /** @description Browser and system of the login before this, in words; null if unknown. */
            lastLoginDevice: string | null;
        };
        /** @description A session, or the challenge that stands before it. */
        LoginOutcome: {
            /**
             * @description What the login came to.
             * @enum {string}
             */
            outcome: "LOGGED_IN" | "CHALLENGE";
            /** @description Token of the session; null with a challenge. */
            token: string | null;
            /** @description True until the first login has been recorded. */
            firstTimeLogin: boolean;
            /** @description True when the password is too old and the person did log in with it. */
            passwordExpired: boolean;
            /** @description Names the challenge; null with a session. */
            challengeId: string | null;
            /** @description Ways in which the challenge can be answered; empty with a session. */
            challengeMethods: components["schemas"]["ChallengeMethod"][];
            /** @description When the challenge ends; null with a session. */
            challengeExpiresAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description A way of extra verification.
         * @enum {string}
         */
        ChallengeMethod: "mobile" | "email" | "payeeName" | "authenticator";
        /** @description Where the code of a challenge should go. */
        ChallengeCodeRequest: {
            /** @description Names the challenge. */
            challengeId: string;
            /**
             * @description Phone or email.
             * @enum {string}
             */
            method: "mobile" | "email";
        };
        /** @description The answer to a challenge. */
        ChallengeAnswer: {
            /** @description Names the challenge. */
            challengeId: string;
            method: components["schemas"]["ChallengeMethod"];
            /** @description Code or name, by the method. */
            answer: string;
        };
        /**
         * @description A way to answer STEP_UP_REQUIRED.
         * @enum {string}
         */
        StepUpMethod: "passkey" | "authenticator" | "recoveryCode";
        /** @description The code that answers STEP_UP_REQUIRED. */
        StepUpCode: {
            /** @description Code of the authenticator or a recovery code. */
            code: string;
        };
        /** @description A session that has stepped up. */
        StepUp: {
            /** @description When it has to be answered again. */
            goodUntil: components["schemas"]["Timestamp"];
        };
        /** @description A passkey, as browsers name it. */
        PasskeyDescriptor: {
            id: components["schemas"]["PasskeyBytes"];
            /**
             * @description The only type there is.
             * @constant
             */
            type: "public-key";
            transports: components["schemas"]["PasskeyTransports"];
        };
        /** @description Ways to reach the authenticator, as its browser told them. */
        PasskeyTransports: string[];
        /** @description Bytes in base64url without padding. */
        PasskeyBytes: string;
        /** @description What a browser is asked for to prove a passkey (PublicKeyCredentialRequestOptionsJSON of WebAuthn). */
        PasskeyRequest: {
            challenge: components["schemas"]["PasskeyBytes"];
            /** @description Domain that the passkeys belong to. */
            rpId: string;
            /** @description How long the challenge holds. */
            timeout: number;
            /**
             * @description The authenticator asks for a finger, a face or its PIN.
             * @constant
             */
            userVerification: "required";
            /** @description The passkeys that may answer; empty for any of this site. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /** @description The proof of a passkey, as the browser gave it. */
        PasskeyAssertion: {
            credentialId: components["schemas"]["PasskeyBytes"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            authenticatorData: components["schemas"]["PasskeyBytes"];
            signature: components["schemas"]["PasskeyBytes"];
            userHandle?: components["schemas"]["PasskeyBytes"];
        };
        /** @description A login by passkey. */
        PasskeyLogin: {
            portal?: components["schemas"]["LoginPortal"];
            assertion: components["schemas"]["PasskeyAssertion"];
        };
        /** @description Proof of a social provider. */
        SocialLoginRequest: {
            /** @description Provider as the merchant document names it. */
            provider: string;
            /** @description The provider's proof of who the person is. */
            idToken: string;
            portal?: components["schemas"]["LoginPortal"];
        };
        /** @description Proof of an outside phone-code service. */
        PhoneAuthLoginRequest: {
            phoneAuthChannel: components["schemas"]["PhoneAuthChannel"];
            /** @description The service's proof that the number was confirmed. */
            phoneAuthIdToken: string;
            /** @description Mobile number without dialing code. */
            mobileNum: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode: string;
            portal?: components["schemas"]["LoginPortal"];
        };
        /**
         * @description How the phone-code service reached the person.
         * @enum {string}
         */
        PhoneAuthChannel: "sms" | "voice";
        /** @description Where a code for login or a new password goes. */
        LoginCodeRequest: {
            /** @description Mobile number without dialing code. */
            mobileNum: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode: string;
            /**
             * @description What the code will be used for; login unless said otherwise.
             * @enum {string}
             */
            purpose?: "login" | "password";
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description Where a code for registration goes. */
        RegisterCodeRequest: {
            /** @description Mobile number without dialing code. */
            mobileNo: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode: string;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description A code that was sent to a phone. */
        SmsCodeSent: {
            /** @description How long the code counts. */
            expiredMinutes: number;
        };
        /** @description A code that was sent to a place on record. */
        CodeSent: {
            /** @description How long the code counts. */
            expiredMinutes: number;
            /** @description The phone or email address, most of it hidden. */
            sentTo: string;
        };
        /** @description What is left of a session. */
        SessionState: {
            /** @description Names the session; it is not the token. */
            sessionId: string;
            /** @description Time until the session ends if nothing happens. */
            idleSecondsLeft: number;
            /** @description Time until the session ends in any case. */
            absoluteSecondsLeft: number;
            /** @description How long before its end the member is warned (SP-09). */
            warningSeconds: number;
            serverTime: components["schemas"]["Timestamp"];
        };
        /** @description A ticket for one use. */
        SessionTicket: {
            /** @description What stands in the address. */
            ticket: string;
            /** @description How long it can be used. */
            expiresInSeconds: number;
        };
        /** @description A session that is open. */
        OpenSession: {
            /** @description Names the session; it is not the token. */
            sessionId: string;
            /** @description True for the session that asks. */
            current: boolean;
            /** @description Browser and system in words; null if unknown. */
            device: string | null;
            /** @description Address of the login. */
            ip: string;
            /** @description Country by ISO 3166; null if unknown. */
            country: string | null;
            /** @description Its name in the language of the call; null if unknown. */
            countryName: string | null;
            startedAt: components["schemas"]["Timestamp"];
            lastActiveAt: components["schemas"]["Timestamp"];
        };
        /** @description Every open session of the account. */
        OpenSessions: components["schemas"]["OpenSession"][];
        /** @description A login, or one that was refused. */
        LoginRecord: {
            /** @description Names the login. */
            loginId: string;
            at: components["schemas"]["Timestamp"];
            /**
             * @description How somebody logged in, or tried to.
             * @enum {string}
             */
            method: "username" | "sms" | "social" | "phoneAuth" | "register" | "ticket" | "passkey";
            /**
             * @description What it came to. With VERIFICATION_ASKED the password or code was right, and extra verification was asked for; a login that passed it is one more row. With NOT_ALLOWED what was given was right, but the account may not log in, or not at that portal.
             * @enum {string}
             */
            outcome: "LOGGED_IN" | "VERIFICATION_ASKED" | "WRONG_PASSWORD" | "WRONG_CODE" | "EXPIRED_CODE" | "NOT_ALLOWED";
            /** @description Browser and system in words; null if unknown. */
            device: string | null;
            /** @description Address that it came from. */
            ip: string;
            /** @description Country by ISO 3166; null if unknown. */
            country: string | null;
            /** @description Its name in the language of the call; null if unknown. */
            countryName: string | null;
            /** @description True for the login that opened the session that asks. */
            current: boolean;
        };
        /** @description One page of logins. */
        LoginPage: {
            /** @description Logins, newest first. */
            content: components["schemas"]["LoginRecord"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Logins in all. */
            totalElements: number;
            /** @description Logins on a page. */
            pageSize: number;
        };
        /** @description What ending sessions came to. */
        SessionsEnded: {
            /** @description Sessions that ended. */
            endedCount: number;
        };
        /** @description Kind of account as the gateway numbers it; the merchant document says which numbers are agents and which trial users. */
        MemberType: number;
        /** @description The member as the site shows it. */
        MemberInfo: {
            /** @description Names the member. */
            id: string;
            /** @description Number of the member at the merchant. */
            customerId: string;
            /** @description Name of the account. */
            account: string;
            /** @description Name that the member logs in with. */
            username: string;
            /** @description Name that the member shows. */
            nickname: string;
            type: components["schemas"]["MemberType"];
            /** @description Currency of the account by ISO 4217. */
            currency: string;
            /** @description Sign of the currency. */
            currencySymbol: string;
            language: components["schemas"]["LanguageCode"];
            /** @description Birthday; null if never given. */
            birthday: components["schemas"]["CalendarDate"] | null;
            /** @description VIP level; 0 is the entry level. */
            vipLevel: number;
            /** @description Words for the level, in the asked language; null where there is no VIP programme. */
            vipLabel: string | null;
            registeredAt: components["schemas"]["Timestamp"];
            /** @description The break or exclusion that the member is on; null for none (SP-07). */
            playPause: components["schemas"]["PlayPause"] | null;
        };
        /** @description The chosen language. */
        LanguageUpdate: {
            language: components["schemas"]["LanguageCode"];
        };
        /** @description A picture that a member can choose. */
        MemberIconChoice: {
            /** @description Names the picture. */
            iconId: string;
            /** @description Address of the picture. */
            icon: string;
        };
        /** @description The member's picture. */
        MemberIcon: {
            /** @description Names the picture; null when none was chosen. */
            iconId: string | null;
            /** @description Address of the picture; null when none was chosen. */
            icon: string | null;
            /** @description Pictures to choose from. */
            choices: components["schemas"]["MemberIconChoice"][];
        };
        /** @description Fields of a registration by username. */
        RegisterRequest: {
            /** @description Name to log in with. */
            username: string;
            /** @description Password as typed. */
            password: string;
            /** @description The same password once more. */
            confirmPassword: string;
            /** @description Real name, as banks know it. */
            payeeName?: string;
            /** @description Email address. */
            email?: string;
            /** @description Mobile number without dialing code. */
            mobileNum?: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode?: string;
            /** @description Code that was sent. */
            verificationCode?: string;
            phoneAuthChannel?: components["schemas"]["PhoneAuthChannel"];
            /** @description Proof of an outside phone-code service, in place of the code. */
            phoneAuthIdToken?: string;
            /** @description Account of whoever recommended the site. */
            recommenderId?: string;
            /** @description Invitation code. */
            affiliateCode?: string;
            /** @description Where the link was placed, from its address; counts only with the code of a link (AG-08). */
            sub?: components["schemas"]["SubId"];
            /** @description Code of a member's referral link. */
            referralCode?: string;
            /** @description Host of the site that the person registers at. */
            domain?: string;
            /** @description Payment password to start with. */
            paymentPassword?: string;
            /** @description Account at the service of that name. */
            qqNum?: string;
            /** @description Account at the service of that name. */
            line?: string;
            /** @description Account at the service of that name. */
            whatsapp?: string;
            /** @description Account at the service of that name. */
            facebook?: string;
            /** @description Account at the service of that name. */
            wechat?: string;
            /** @description Account at the service of that name. */
            zalo?: string;
            /** @description Account at the service of that name. */
            telegram?: string;
            /** @description Account at the service of that name. */
            skype?: string;
            /** @description Number of an identity document. */
            idNumber?: string;
            birthday?: components["schemas"]["CalendarDate"];
            /**
             * @description The person has confirmed being of age and agreed to the terms.
             * @constant
             */
            agreedToTerms: true;
            /**
             * @description Registration also opens a session.
             * @constant
             */
            login: true;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description Fields of a registration by mobile number. */
        RegisterByMobileRequest: {
            /** @description Name to log in with. */
            username?: string;
            /** @description Password as typed. */
            password: string;
            /** @description The same password once more. */
            confirmPassword: string;
            /** @description Real name, as banks know it. */
            payeeName?: string;
            /** @description Email address. */
            email?: string;
            /** @description Mobile number without dialing code. */
            mobileNum: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode: string;
            /** @description Code that was sent. */
            verificationCode?: string;
            phoneAuthChannel?: components["schemas"]["PhoneAuthChannel"];
            /** @description Proof of an outside phone-code service, in place of the code. */
            phoneAuthIdToken?: string;
            /** @description Account of whoever recommended the site. */
            recommenderId?: string;
            /** @description Invitation code. */
            affiliateCode?: string;
            /** @description Where the link was placed, from its address; counts only with the code of a link (AG-08). */
            sub?: components["schemas"]["SubId"];
            /** @description Code of a member's referral link. */
            referralCode?: string;
            /** @description Host of the site that the person registers at. */
            domain?: string;
            /** @description Payment password to start with. */
            paymentPassword?: string;
            /** @description Account at the service of that name. */
            qqNum?: string;
            /** @description Account at the service of that name. */
            line?: string;
            /** @description Account at the service of that name. */
            whatsapp?: string;
            /** @description Account at the service of that name. */
            facebook?: string;
            /** @description Account at the service of that name. */
            wechat?: string;
            /** @description Account at the service of that name. */
            zalo?: string;
            /** @description Account at the service of that name. */
            telegram?: string;
            /** @description Account at the service of that name. */
            skype?: string;
            /** @description Number of an identity document. */
            idNumber?: string;
            birthday?: components["schemas"]["CalendarDate"];
            /**
             * @description The person has confirmed being of age and agreed to the terms.
             * @constant
             */
            agreedToTerms: true;
            /**
             * @description Registration also opens a session.
             * @constant
             */
            login: true;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description The old password and the new one. */
        PasswordChange: {
            /** @description Password so far. */
            oldPassword: string;
            /** @description Password from now on. */
            newPassword: string;
            /** @description The new password once more. */
            confirmNewPassword: string;
        };
        /** @description A new password with a code. */
        PasswordResetByPhone: {
            /** @description Password from now on. */
            newPassword: string;
            /** @description Mobile number without dialing code. */
            mobileNum: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode?: string;
            /** @description Code that was sent. */
            verificationCode?: string;
            phoneAuthChannel?: components["schemas"]["PhoneAuthChannel"];
            /** @description Proof of an outside phone-code service, in place of the code. */
            phoneAuthIdToken?: string;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description Whose password should be set anew. */
        PasswordResetByEmail: {
            /** @description Name of the account. */
            username: string;
            /** @description Email address on record. */
            email: string;
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
            /** @description Proof of the bot check, where the merchant uses one. */
            botCheckToken?: string;
        };
        /** @description A new password with the link of a mail. */
        PasswordResetCompletion: {
            /** @description What the link carried. */
            resetToken: string;
            /** @description Password from now on. */
            newPassword: string;
            /** @description The new password once more. */
            confirmNewPassword: string;
        };
        /** @description What the member has said about themselves. */
        MemberProfile: {
            /** @description Name that the member shows. */
            nickname: string;
            /** @description Names the picture; null when none was chosen. */
            iconId: string | null;
            /** @description Birthday; null if never given. */
            birthday: components["schemas"]["CalendarDate"] | null;
            /** @description Real name, hidden in part; null if never given. */
            payeeName: string | null;
            /** @description Number of an identity document, hidden in part; null if never given. */
            idNumber: string | null;
            /** @description Account at the service of that name; null if never given. */
            qqNum: string | null;
            /** @description Account at the service of that name; null if never given. */
            line: string | null;
            /** @description Account at the service of that name; null if never given. */
            whatsapp: string | null;
            /** @description Account at the service of that name; null if never given. */
            facebook: string | null;
            /** @description Account at the service of that name; null if never given. */
            wechat: string | null;
            /** @description Account at the service of that name; null if never given. */
            zalo: string | null;
            /** @description Account at the service of that name; null if never given. */
            telegram: string | null;
            /** @description Account at the service of that name; null if never given. */
            skype: string | null;
        };
        /** @description What should change in the profile. */
        ProfileUpdate: {
            /** @description Name that the member shows. */
            nickname?: string;
            /** @description Names the picture. */
            iconId?: string;
            birthday?: components["schemas"]["CalendarDate"];
            /** @description Real name, as banks know it. */
            payeeName?: string;
            /** @description Number of an identity document. */
            idNumber?: string;
            /** @description Account at the service of that name. */
            qqNum?: string;
            /** @description Account at the service of that name. */
            line?: string;
            /** @description Account at the service of that name. */
            whatsapp?: string;
            /** @description Account at the service of that name. */
            facebook?: string;
            /** @description Account at the service of that name. */
            wechat?: string;
            /** @description Account at the service of that name. */
            zalo?: string;
            /** @description Account at the service of that name. */
            telegram?: string;
            /** @description Account at the service of that name. */
            skype?: string;
        };
        /** @description One level of the VIP programme. */
        VipLevel: {
            /** @description Number of the level. */
            level: number;
            /** @description Words for the level in the asked language. */
            label: string;
            requiredTurnover: components["schemas"]["Money"];
            /** @description Rebate on bets as a decimal string. */
            rebateRate: string;
            birthdayBonus: components["schemas"]["Money"];
            /** @description Withdrawals that a member of this level can ask for. */
            withdrawalsPerDay: number;
        };
        /** @description The member's place in the VIP programme. */
        VipRank: {
            /** @description Number of the member's level. */
            level: number;
            /** @description Words for the level in the asked language. */
            label: string;
            turnover: components["schemas"]["Money"];
            /** @description Turnover at which the next level begins; null at the highest. */
            nextTurnover: components["schemas"]["Money"] | null;
            /** @description All levels, lowest first. */
            levels: components["schemas"]["VipLevel"][];
        };
        /** @description What protects the account. */
        SecuritySettings: {
            passwordChangedAt: components["schemas"]["Timestamp"];
            /** @description When the login password becomes too old; null if it never does. */
            passwordExpiresAt: components["schemas"]["Timestamp"] | null;
            /** @description True when a payment password is set. */
            hasPaymentPassword: boolean;
            /** @description Bound number, hidden in part; null without one. */
            mobileNum: string | null;
            /** @description Dialing code of the bound number; null without one. */
            countryDialingCode: string | null;
            /** @description Bound address, hidden in part; null without one. */
            email: string | null;
            /** @description True when an authenticator is on. */
            twoFactorEnabled: boolean;
            /** @description Passkeys that were added. */
            passkeyCount: number;
            /** @description Recovery codes that are not used yet. */
            recoveryCodesLeft: number;
            /** @description Social providers that are linked. */
            socialProviders: string[];
            /** @description Bank accounts that were added. */
            bankAccountCount: number;
        };
        /** @description A first payment password. */
        PaymentPasswordSetup: {
            /** @description Login password. */
            password: string;
            /** @description Payment password from now on. */
            paymentPassword: string;
            /** @description The payment password once more. */
            confirmPaymentPassword: string;
        };
        /** @description The old payment password and the new one. */
        PaymentPasswordChange: {
            /** @description Payment password so far. */
            oldPaymentPassword: string;
            /** @description Payment password from now on. */
            newPaymentPassword: string;
            /** @description The new payment password once more. */
            confirmNewPaymentPassword: string;
        };
        /** @description Where the code goes; the number with its dialing code for mobile, the address for email. */
        BindCodeRequest: {
            /**
             * @description What is to be bound.
             * @enum {string}
             */
            target: "mobile" | "email";
            /** @description Mobile number without dialing code. */
            mobileNum?: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode?: string;
            /** @description Email address. */
            email?: string;
        };
        /** @description A number and the proofs for it. */
        MobileBinding: {
            /** @description Mobile number without dialing code. */
            mobileNum: string;
            /** @description Dialing code of the number, digits with an optional plus. */
            countryDialingCode: string;
            /** @description Code that was sent. */
            verificationCode: string;
            /** @description Login password. */
            password: string;
        };
        /** @description An address and the proofs for it. */
        EmailBinding: {
            /** @description Email address. */
            email: string;
            /** @description Code that was sent. */
            verificationCode: string;
            /** @description Login password. */
            password: string;
        };
        /** @description An identity and the proofs for it. */
        SocialLink: {
            /** @description Provider as the merchant document names it. */
            provider: string;
            /** @description The provider's proof of who the person is. */
            idToken: string;
            /** @description Login password. */
            password: string;
        };
        /** @description A secret that an authenticator can take. */
        TwoFactorSetup: {
            /** @description The secret in base32. */
            secret: string;
            /** @description The same as an address, to be shown as a QR code. */
            otpauthUrl: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Proofs of the authenticator and the person. */
        TwoFactorProof: {
            /** @description Login password. */
            password: string;
            /** @description Code of the authenticator. */
            code: string;
        };
        /** @description Proof of the person. */
        PasswordProof: {
            /** @description Login password. */
            password: string;
        };
        /** @description A passkey of the member. */
        Passkey: {
            /** @description Names the passkey. */
            passkeyId: string;
            /** @description Name that its owner gave it. */
            name: string;
            /** @description True when its provider keeps it on several devices. */
            isSynced: boolean;
            addedAt: components["schemas"]["Timestamp"];
            /** @description When it was last used; null for never. */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Passkeys of the member. */
        Passkeys: components["schemas"]["Passkey"][];
        /** @description The name of a passkey. */
        PasskeyName: {
            /** @description Name that its owner gives it. */
            name: string;
        };
        /** @description The passkey to remove, and proof of the person. */
        PasskeyRemoval: {
            /** @description Names the passkey. */
            passkeyId: string;
            /** @description Login password. */
            password: string;
        };
        /** @description A new passkey, as the browser gave it. */
        PasskeyAttestation: {
            /** @description Name that its owner gives it. */
            name: string;
            credentialId: components["schemas"]["PasskeyBytes"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            attestationObject: components["schemas"]["PasskeyBytes"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        /** @description A passkey was added. */
        PasskeyAdded: {
            passkeys: components["schemas"]["Passkeys"];
            /** @description Codes for a lost factor, each for one use; empty where the account has some already. */
            recoveryCodes: string[];
        };
        /** @description What a browser is asked to make (PublicKeyCredentialCreationOptionsJSON of WebAuthn). */
        PasskeyCreation: {
            /** @description Who the passkey is for. */
            rp: {
                /** @description Domain that it belongs to. */
                id: string;
                /** @description Name of the site. */
                name: string;
            };
            /** @description Whose it is. */
            user: {
                id: components["schemas"]["PasskeyBytes"];
                /** @description Name that the member logs in with. */
                name: string;
                /** @description Name that the member shows. */
                displayName: string;
            };
            challenge: components["schemas"]["PasskeyBytes"];
            /** @description Signatures that are taken, the best first. */
            pubKeyCredParams: {
                /**
                 * @description The only type there is.
                 * @constant
                 */
                type: "public-key";
                /** @description Number of the algorithm. */
                alg: number;
            }[];
            /** @description How long the challenge holds. */
            timeout: number;
            /** @description Passkeys that the account has already. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description What an authenticator has to be able to do. */
            authenticatorSelection: {
                /**
                 * @description It is found without a username.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same for older browsers.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description It asks for a finger, a face or its PIN.
                 * @constant
                 */
                userVerification: "required";
            };
            /**
             * @description The maker of the authenticator is not asked for.
             * @constant
             */
            attestation: "none";
        };
        /** @description The codes that stand in for a lost factor. */
        RecoveryCodes: {
            /** @description Codes for a lost factor, each for one use. Empty where those that the account has go on working. */
            recoveryCodes: string[];
        };
        /** @description A bank whose accounts can be added. */
        Bank: {
            /** @description Names the bank. */
            bankCode: string;
            /** @description Words for the bank in the asked language. */
            bankName: string;
            /** @description Address of its sign; null without one. */
            icon: string | null;
            /** @description Currency of its accounts by ISO 4217. */
            currency: string;
            /** @description False while the bank is closed for maintenance. */
            available: boolean;
        };
        /** @description Banks in the order in which they should show. */
        Banks: components["schemas"]["Bank"][];
        /** @description A bank account of the member. */
        BankAccount: {
            /** @description Names the bank account. */
            bankAccountId: string;
            /** @description Names the bank. */
            bankCode: string;
            /** @description Words for the bank in the asked language. */
            bankName: string;
            /** @description Address of the bank's sign; null without one. */
            icon: string | null;
            /** @description Number of the account, hidden but for its end. */
            accountNumber: string;
            /** @description Name of its holder, hidden in part. */
            payeeName: string;
            /** @description Branch of the bank; null if not given. */
            branch: string | null;
            /** @description Currency of the account by ISO 4217. */
            currency: string;
            /** @description True for the one that withdrawals go to unless another is chosen. */
            isDefault: boolean;
            addedAt: components["schemas"]["Timestamp"];
        };
        /** @description The member's bank accounts, the default first. */
        BankAccounts: components["schemas"]["BankAccount"][];
        /** @description An account to add. */
        BankAccountRequest: {
            /** @description Names the bank. */
            bankCode: string;
            /** @description Number of the account without spaces. */
            accountNumber: string;
            /** @description Name of its holder. */
            payeeName: string;
            /** @description Branch of the bank. */
            branch?: string;
            /** @description Payment password. */
            paymentPassword: string;
        };
        /** @description A flag or a group of flags. */
        WhiteLabelFlag: {
            /** @description Names the flag, such as USERNAMEREG3. */
            modId: string;
            /**
             * @description 1 is on.
             * @enum {string}
             */
            enabled: "0" | "1";
            /** @description Flags below this one. */
            childrenNodes: components["schemas"]["WhiteLabelFlag"][];
        };
        /** @description The roots of the flag tree. */
        WhiteLabelFlags: components["schemas"]["WhiteLabelFlag"][];
        /** @description A host of the merchant. */
        DomainRoute: {
            /** @description Host name. */
            domain: string;
            /**
             * @description What the host serves.
             * @enum {string}
             */
            routeType: "WEB" | "AGENT" | "GATEWAY" | "IMAGE" | "LAUNCH";
            /** @description True for the merchant's main host. */
            main: boolean;
        };
        /** @description Hosts in the order in which they should be tried. */
        DomainRoutes: components["schemas"]["DomainRoute"][];
        /** @description Rule of one registration field. */
        RegisterFieldRule: {
            /** @description Whether the field shows. */
            enabled: boolean;
            /** @description Whether it has to be filled in. */
            required: boolean;
            /** @description Shortest value. */
            minLength: number;
            /** @description Longest value. */
            maxLength: number;
            patternId: components["schemas"]["PatternId"];
            /** @description Regular expression that the whole value has to match; * takes anything. */
            acceptedPattern: string;
        };
        /** @description Rules of all registration fields. */
        RegisterSettings: {
            username: components["schemas"]["RegisterFieldRule"];
            password: components["schemas"]["RegisterFieldRule"];
            confirmPassword: components["schemas"]["RegisterFieldRule"];
            payeeName: components["schemas"]["RegisterFieldRule"];
            email: components["schemas"]["RegisterFieldRule"];
            qqNum: components["schemas"]["RegisterFieldRule"];
            mobileNum: components["schemas"]["RegisterFieldRule"];
            recommenderId: components["schemas"]["RegisterFieldRule"];
            captcha: components["schemas"]["RegisterFieldRule"];
            verificationCode: components["schemas"]["RegisterFieldRule"];
            affiliateCode: components["schemas"]["RegisterFieldRule"];
            paymentPassword: components["schemas"]["RegisterFieldRule"];
            line: components["schemas"]["RegisterFieldRule"];
            whatsapp: components["schemas"]["RegisterFieldRule"];
            facebook: components["schemas"]["RegisterFieldRule"];
            wechat: components["schemas"]["RegisterFieldRule"];
            idNumber: components["schemas"]["RegisterFieldRule"];
            referralCode: components["schemas"]["RegisterFieldRule"];
            zalo: components["schemas"]["RegisterFieldRule"];
            telegram: components["schemas"]["RegisterFieldRule"];
            skype: components["schemas"]["RegisterFieldRule"];
            birthday: components["schemas"]["RegisterFieldRule"];
        };
        /**
         * @description Kind of an outside resource.
         * @enum {string}
         */
        ResourceType: "LANDING" | "YOUTUBE" | "INSTAGRAM" | "FACEBOOK" | "TELEGRAM" | "ANDROID" | "IOS";
        /** @description A link that the merchant keeps outside the site. */
        Resource: {
            resourceType: components["schemas"]["ResourceType"];
            /** @description Words of the link in English. */
            labelNameEn: string;
            /** @description Words of the link in the asked language. */
            labelName: string;
            /**
             * Format: uri
             * @description Where it leads.
             */
            url: string;
        };
        /** @description Resources by their type; one that does not exist is absent. */
        Resources: {
            LANDING?: components["schemas"]["Resource"];
            YOUTUBE?: components["schemas"]["Resource"];
            INSTAGRAM?: components["schemas"]["Resource"];
            FACEBOOK?: components["schemas"]["Resource"];
            TELEGRAM?: components["schemas"]["Resource"];
            ANDROID?: components["schemas"]["Resource"];
            IOS?: components["schemas"]["Resource"];
        };
        /** @description What the site is configured with at the gateway. */
        SystemInfo: {
            domainRoute: components["schemas"]["DomainRoutes"];
            resources: components["schemas"]["Resources"];
            whitelabelVal: components["schemas"]["WhiteLabelFlags"];
            registerRules: components["schemas"]["RegisterSettings"];
            /** @description The `ages` of the market policy, so that a first page knows without another call whether it has to ask. */
            ages: components["schemas"]["PolicyAges"];
            /** @description The merchant's main host. */
            mainDomain: string;
            /** @description Names the site at an analytics service; null without one. */
            analyticsId: string | null;
            /** @description Bases of picture addresses; one is picked at random. Empty means the gateway itself. */
            imageCDNs: string[];
            /** @description Bases of game addresses; one is picked at random. Empty means the gateway itself. */
            launchGameCDNs: string[];
        };
        /** @description Where the visitor seems to be. */
        VisitorLocation: {
            /** @description Address that the gateway sees. */
            ip: string;
            /** @description Country by ISO 3166; null if unknown. */
            country: string | null;
        };
        /** @description A reason for which the site is closed. */
        SystemNotice: {
            /** @description True when it holds for this visitor now. */
            active: boolean;
            /** @description Heading in the asked language; null for the site's own. */
            title: string | null;
            /** @description Text in the asked language; null for the site's own. */
            message: string | null;
            /** @description When it is expected to end; null if unknown. */
            until: components["schemas"]["Timestamp"] | null;
        };
        /** @description Status of the whole site and its configuration. */
        SystemStatus: {
            info: components["schemas"]["SystemInfo"];
            location: components["schemas"]["VisitorLocation"];
            maintenance: components["schemas"]["SystemNotice"];
            regionRestriction: components["schemas"]["SystemNotice"];
        };
        /** @description A country and its dialing code. */
        CountryCode: {
            /** @description Country by ISO 3166. */
            countryCode: string;
            /** @description Its name in the language of the call. Browsers do not know the names in all languages. */
            countryName: string;
            /** @description Dialing code in digits. */
            countryDialingCode: string;
        };
        /** @description Countries in the order in which they should show. */
        CountryCodes: components["schemas"]["CountryCode"][];
        /** @description An answer in the help centre. */
        HelpArticle: {
            /** @description Names the article. */
            articleId: string;
            /** @description One line. */
            title: string;
            /** @description HTML of the merchant; it is cleaned before it is shown. */
            content: string;
            /** @description The language of the content; where it is missing */
            language?: components["schemas"]["LanguageCode"];
        };
        /** @description Articles that belong together. */
        HelpTopic: {
            /** @description Names the topic. */
            topicId: string;
            /** @description One line. */
            title: string;
            /** @description Articles of the topic. */
            articles: components["schemas"]["HelpArticle"][];
        };
        /** @description The whole help centre. */
        HelpCenter: {
            /** @description Topics in order. */
            topics: components["schemas"]["HelpTopic"][];
        };
        /** @description What the visitor wants to say. */
        FeedbackRequest: {
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "FEEDBACK" | "COMPLAINT";
            /** @description The text itself. */
            content: string;
            /** @description How the visitor can be reached. */
            contact?: string;
            /** @description Pictures that were uploaded for the purpose feedback. */
            imageIds?: string[];
            /** @description What was read in the captcha, when one was shown. */
            captcha?: string;
            /**
             * Format: uuid
             * @description The UUID that the captcha was fetched with.
             */
            captchaId?: string;
        };
        /** @description The feedback as it was taken. */
        FeedbackReceipt: {
            /** @description Names the feedback, for customer service. */
            feedbackId: string;
        };
        /**
         * @description What a picture is for.
         * @enum {string}
         */
        UploadPurpose: "withdrawProof" | "activity" | "feedback";
        /** @description A picture and its purpose, as the parts of a form. */
        ImageUpload: {
            purpose: components["schemas"]["UploadPurpose"];
            /**
             * Format: binary
             * @description The picture itself.
             */
            file: string;
        };
        /** @description A picture that was taken. */
        UploadedImage: {
            /** @description Names the picture in later calls. */
            imageId: string;
            purpose: components["schemas"]["UploadPurpose"];
            /**
             * @description Kind of picture that the bytes show.
             * @enum {string}
             */
            contentType: "image/png" | "image/jpeg";
            /** @description Size of the file that was sent. */
            bytes: number;
            /** @description Width of the picture. */
            width: number;
            /** @description Height of the picture. */
            height: number;
        };
        /**
         * @description Kind of a page of text.
         * @enum {string}
         */
        ContentKind: "ABOUT_US" | "NEWS" | "BLOG" | "VIP" | "CREDIT_REPORT" | "BEGINNER_GUIDE" | "INSTALLATION_GUIDE" | "POINTS_RULES" | "EXCHANGE_RATES" | "RESPONSIBLE_GAMING" | "TERMS" | "PRIVACY";
        /** @description A page of text as a list shows it. */
        ContentPageSummary: {
            /** @description Names the page. */
            pageId: string;
            kind: components["schemas"]["ContentKind"];
            /** @description One line. */
            title: string;
            /** @description Beginning of the text without formatting. */
            summary: string;
            /** @description The language of the summary; where it is missing */
            language?: components["schemas"]["LanguageCode"];
            /** @description Address of its picture; null without one. */
            image: string | null;
            publishedAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of the list. */
        ContentPageList: {
            /** @description Pages of text, newest first. */
            content: components["schemas"]["ContentPageSummary"][];
            /** @description This page of the list, from 1. */
            pageNum: number;
            /** @description Pages of the list in all. */
            totalPages: number;
            /** @description Pages of text in all. */
            totalElements: number;
            /** @description Pages of text on a page of the list. */
            pageSize: number;
        };
        /** @description A page of text. */
        ContentPage: {
            /** @description Names the page. */
            pageId: string;
            kind: components["schemas"]["ContentKind"];
            /** @description One line. */
            title: string;
            /** @description HTML of the merchant; it is cleaned before it is shown. */
            content: string;
            /** @description Address of its picture; null without one. */
            image: string | null;
            language: components["schemas"]["LanguageCode"];
            publishedAt: components["schemas"]["Timestamp"];
        };
        /** @description A white-label flag and whether it is on. */
        DemoFlag: {
            /**
             * @description Names the flag.
             * @enum {string}
             */
            modId: "USERNAMEREG3" | "MOBILEVERCODELOGIN3" | "MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "DIRECTREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3";
            /** @description True when it is on. */
            enabled: boolean;
        };
        /** @description The reviewer's switches. */
        DemoSwitches: {
            /** @description Closes the whole site. */
            maintenance: boolean;
            /** @description Treats every visitor as one from a region that is not served. */
            regionBlock: boolean;
            /** @description Every white-label flag. */
            flags: components["schemas"]["DemoFlag"][];
            /** @description Delay before every answer. */
            slowMilliseconds: number;
            /** @description Share of calls that fail with SYSTEM_ERROR. */
            failingRate: number;
            /** @description Operations that always fail, by their operationId. */
            failingOperations: string[];
            /** @description All rate limits are multiplied by it. */
            rateLimitFactor: number;
            /** @description Whether captchas are asked for. Without them nothing wants one, registration and login among it, and the rules of registration say so. */
            captchas: boolean;
            /** @description Whether there are announcements that open by themselves. */
            popups: boolean;
        };
        /** @description Switches to turn. */
        DemoSwitchesUpdate: {
            /** @description Closes the whole site. */
            maintenance?: boolean;
            /** @description Treats every visitor as one from a region that is not served. */
            regionBlock?: boolean;
            /** @description Flags to set; others stay. */
            flags?: components["schemas"]["DemoFlag"][];
            /** @description Delay before every answer. */
            slowMilliseconds?: number;
            /** @description Share of calls that fail with SYSTEM_ERROR. */
            failingRate?: number;
            /** @description Operations that always fail, by their operationId. */
            failingOperations?: string[];
            /** @description All rate limits are multiplied by it. */
            rateLimitFactor?: number;
            /** @description Whether captchas are asked for. Without them nothing wants one, registration and login among it, and the rules of registration say so. */
            captchas?: boolean;
            /** @description Whether there are announcements that open by themselves. */
            popups?: boolean;
        };
        /** @description What was refused and where, as browsers write it. */
        CspReportBody: {
            /** @description Page on which it happened. */
            "document-uri"?: string;
            /** @description Rule that refused it. */
            "violated-directive"?: string;
            /** @description What was refused. */
            "blocked-uri"?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A report as browsers send it. */
        CspReport: {
            "csp-report": components["schemas"]["CspReportBody"];
        };
        /**
         * @description Entry of the pattern catalogue (PAT-01): length; letter first, then letters and digits; Chinese
         *     characters and digits; email; letters or digits; letters and digits together; digits; letters or
         *     digits with an uppercase letter; English letters and spaces; no spaces; Chinese characters and
         *     punctuation; the dates yyyy-MM-dd and MM-dd-yyyy; letters and spaces; Korean; Thai; Thai or
         *     English with spaces; uppercase and spaces with a letter; letters, digits and symbols; uppercase,
         *     lowercase, digit and symbol together; mobile number.
         * @enum {string}
         */
        PatternId: "LENGTH" | "LETTER_FIRST_ALNUM" | "CHINESE_DIGITS" | "EMAIL" | "ALNUM" | "LETTERS_AND_DIGITS" | "DIGITS" | "ALNUM_UPPERCASE" | "ENGLISH_SPACES" | "NO_SPACES" | "CHINESE_PUNCTUATION" | "DATE_YMD" | "DATE_MDY" | "LETTERS_SPACES" | "KOREAN" | "THAI" | "THAI_ENGLISH_SPACES" | "UPPERCASE_SPACES" | "LETTERS_DIGITS_SYMBOLS" | "UPPER_LOWER_DIGIT_SYMBOL" | "MOBILE";
        /** @description Money that lies at a vendor. */
        VendorWallet: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name of the vendor in the asked language. */
            displayName: string;
            /** @description What lies there, or null while the vendor does not answer. */
            balance: components["schemas"]["Money"] | null;
            /**
             * @description Whether money can be moved there and back.
             * @enum {string}
             */
            state: "AVAILABLE" | "MAINTENANCE" | "UNREACHABLE";
        };
        /** @description Balance of an account. */
        WalletBalance: {
            /**
             * @description 1 for a single wallet.
             * @enum {integer}
             */
            isSingle: 0 | 1;
            /** @description What lies in the main wallet. */
            balance: components["schemas"]["Money"];
            /** @description Main wallet and vendors together. */
            totalBalance: components["schemas"]["Money"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Sign shown beside amounts. */
            currencySymbol: string;
            /** @description Wallets at vendors; empty with a single wallet. */
            vendorWallets: components["schemas"]["VendorWallet"][];
            /** @description When the figures were true. */
            asOf: components["schemas"]["Timestamp"];
        };
        /** @description An amount above zero in the member's currency, as a decimal string with two digits. */
        Amount: string;
        /** @description Share of the amount taken as a fee, in percent, as a decimal string with two digits. */
        FeeRate: string;
        /** @description Names a record of the wallet. */
        RecordId: string;
        /** @description MAIN for the main wallet, else the code of a vendor. */
        WalletCode: string;
        /** @description The payment password as typed. */
        PaymentPasswordInput: string;
        /** @description A vendor with a wallet of its own. */
        MerchantWalletVendor: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description True when money can be moved by hand. */
            transferable: boolean;
        };
        /** @description Wallet rules of a merchant. */
        MerchantWallet: {
            /** @description The merchant. */
            merchantCode: string;
            /**
             * @description 1 for a single wallet.
             * @enum {integer}
             */
            isSingle: 0 | 1;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Sign shown beside amounts. */
            currencySymbol: string;
            /** @description Whether deposits are open. */
            depositEnabled: boolean;
            /** @description Whether withdrawals are open. */
            withdrawEnabled: boolean;
            /** @description Least that can be moved at once. */
            minTransfer: components["schemas"]["Money"];
            /** @description Vendors with wallets; empty with a single wallet. */
            vendors: components["schemas"]["MerchantWalletVendor"][];
        };
        /** @description Money to move between wallets. */
        WalletTransferRequest: {
            from: components["schemas"]["WalletCode"];
            to: components["schemas"]["WalletCode"];
            amount: components["schemas"]["Amount"];
        };
        /**
         * @description WALLET between wallets, UPLINE with the account above, DOWNLINE with an account below.
         * @enum {string}
         */
        TransferKind: "WALLET" | "UPLINE" | "DOWNLINE";
        /** @description A transfer. */
        Transfer: {
            /** @description Names the transfer. */
            transferId: string;
            kind: components["schemas"]["TransferKind"];
            /**
             * @description Seen from the caller's main wallet - IN or OUT.
             * @enum {string}
             */
            direction: "IN" | "OUT";
            /** @description Wallet code or account that gave. */
            from: string;
            /** @description Wallet code or account that received. */
            to: string;
            amount: components["schemas"]["Money"];
            /**
             * @description PROCESSING while a vendor has not answered.
             * @enum {string}
             */
            state: "PROCESSING" | "SUCCEEDED" | "FAILED";
            /** @description Words of the sender, or null. */
            remark: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of transfers. */
        TransferPage: {
            /** @description Transfers of this page. */
            content: components["schemas"]["Transfer"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description Receiver and limits of a transfer to the account above. */
        UplineTransferOptions: {
            /** @description Account name of who gets it; null where nobody above can receive. */
            receiver: string | null;
            /** @description Least at once. */
            minAmount: components["schemas"]["Money"];
            /** @description Most at once. */
            maxAmount: components["schemas"]["Money"];
            /** @description What of the wallet can be sent now. */
            availableAmount: components["schemas"]["Money"];
            /** @description What waits for turnover. */
            waitingAmount: components["schemas"]["Money"];
            /** @description False when one has to be set first. */
            hasPaymentPassword: boolean;
        };
        /** @description Money for the account above. */
        UplineTransferRequest: {
            amount: components["schemas"]["Amount"];
            paymentPassword: components["schemas"]["PaymentPasswordInput"];
            /** @description Words for the receiver. */
            remark?: string;
        };
        /** @description Money for an account below. */
        DownlineTransferRequest: {
            /** @description Account name of the receiver. */
            account: string;
            amount: components["schemas"]["Amount"];
            paymentPassword: components["schemas"]["PaymentPasswordInput"];
            /** @description Words for the receiver. */
            remark?: string;
        };
        /** @description What happened at one vendor. */
        RestoredWallet: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name in the asked language. */
            displayName: string;
            amount: components["schemas"]["Money"];
            /**
             * @description MOVED, EMPTY when nothing lay there, FAILED when it still lies there.
             * @enum {string}
             */
            outcome: "MOVED" | "EMPTY" | "FAILED";
            /** @description Why it failed, for people, or null. */
            reason: string | null;
        };
        /** @description Money brought back to the main wallet. */
        WalletRestore: {
            /** @description What lies in the main wallet. */
            balance: components["schemas"]["Money"];
            /** @description What came back in all. */
            moved: components["schemas"]["Money"];
            /** @description One row for each vendor with a wallet. */
            vendors: components["schemas"]["RestoredWallet"][];
        };
        /**
         * @description A contract request that waits for an answer - a new contract or the end of one; null for none.
         * @enum {string|null}
         */
        ConsolidatedRequest: "NEW" | "TERMINATION" | null;
        /**
         * @description State of the contract; null for none.
         * @enum {string|null}
         */
        ConsolidatedInfo: "PENDING" | "ACCEPTED" | "REJECTED" | "TERMINATED" | null;
        /** @description Salary and dividend contracts at a glance. */
        ConsolidatedFunds: {
            /** @description Waiting request for a daily salary. */
            dailysalreqtype: components["schemas"]["ConsolidatedRequest"];
            /** @description Waiting request for a dividend. */
            divtypereq: components["schemas"]["ConsolidatedRequest"];
            /** @description Waiting request for an hourly salary. */
            contracthoursalreq: components["schemas"]["ConsolidatedRequest"];
            /** @description Waiting request for a real-time salary. */
            realtimesalreqtype: components["schemas"]["ConsolidatedRequest"];
            /** @description Daily salary contract. */
            dailysalinfotype: components["schemas"]["ConsolidatedInfo"];
            /** @description Daily salary contract that the caller offers. */
            contractmrdailysalinfotype: components["schemas"]["ConsolidatedInfo"];
            /** @description Hourly salary contract. */
            contracthoursalinfo: components["schemas"]["ConsolidatedInfo"];
            /** @description Dividend contract. */
            divtypeinfo: components["schemas"]["ConsolidatedInfo"];
        };
        /**
         * @description Kind of change of a balance.
         * @enum {string}
         */
        TransactionType: "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_RETURN" | "TRANSFER_IN" | "TRANSFER_OUT" | "BET" | "WIN" | "BET_RETURN" | "BONUS" | "REWARD" | "REBATE" | "POINTS" | "SALARY" | "DIVIDEND" | "ADJUSTMENT";
        /** @description A change of the main wallet's balance. */
        MemberTransaction: {
            /** @description Names the change. */
            transactionId: string;
            type: components["schemas"]["TransactionType"];
            /** @description What was added; negative for what was taken. */
            amount: components["schemas"]["Money"];
            /** @description Balance before the change. */
            balanceBefore: components["schemas"]["Money"];
            /** @description Balance after the change. */
            balanceAfter: components["schemas"]["Money"];
            /** @description Record that caused it, or null. */
            reference: string | null;
            /** @description What it was in the asked language. */
            description: string;
            occurredAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of changes. */
        MemberTransactionPage: {
            /** @description Changes of this page. */
            content: components["schemas"]["MemberTransaction"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /**
         * @description Kind of payment.
         * @enum {string}
         */
        PayMethodKind: "BANK" | "EWALLET" | "CARD" | "CRYPTO" | "VOUCHER";
        /** @description A way to deposit. */
        DepositMethod: {
            /** @description Names the method. */
            methodId: string;
            /** @description Name in the asked language. */
            displayName: string;
            kind: components["schemas"]["PayMethodKind"];
            /** @description Address of its picture, or null. */
            iconUrl: string | null;
            /** @description Least amount. */
            minAmount: components["schemas"]["Money"];
            /** @description Largest amount. */
            maxAmount: components["schemas"]["Money"];
            feeRate: components["schemas"]["FeeRate"];
            /** @description Amounts offered as buttons. */
            quickAmounts: components["schemas"]["Money"][];
            /** @description True when the payer's name has to be given. */
            needsPayerName: boolean;
            /** @description How to pay in the asked language; plain text. */
            instructions: string;
            /** @description Usual time until it is credited, or null. */
            averageMinutes: number | null;
            /** @description True while the method is closed. */
            maintenance: boolean;
        };
        /** @description Deposit methods. */
        DepositMethodArray: components["schemas"]["DepositMethod"][];
        /**
         * @description PENDING waits for the payment, PROCESSING is being checked; the others are final.
         * @enum {string}
         */
        DepositState: "PENDING" | "PROCESSING" | "SUCCEEDED" | "REJECTED" | "CANCELLED" | "EXPIRED";
        /** @description A step in the life of a deposit. */
        DepositStep: {
            at: components["schemas"]["Timestamp"];
            state: components["schemas"]["DepositState"];
            /** @description Why, for people in the asked language, or null. */
            reason: string | null;
            /** @description What happens next or what to do, or null at the end. */
            nextStep: string | null;
        };
        /** @description A line of how to pay, to be copied. */
        PayDetail: {
            /** @description Name of the line in the asked language. */
            label: string;
            /** @description Text to copy. */
            value: string;
        };
        /** @description A deposit. */
        Deposit: {
            /** @description Names the deposit. */
            depositId: string;
            /** @description The method. */
            methodId: string;
            /** @description Name of the method in the asked language. */
            methodName: string;
            amount: components["schemas"]["Money"];
            /** @description Fee that is taken from the amount. */
            fee: components["schemas"]["Money"];
            /** @description What reached the wallet, or null before that. */
            creditedAmount: components["schemas"]["Money"] | null;
            state: components["schemas"]["DepositState"];
            /** @description Page where the payment goes on, or null. */
            payUrl: string | null;
            /** @description Lines of how to pay; empty when a page does it. */
            payTo: components["schemas"]["PayDetail"][];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the payment is no longer awaited. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Steps so far, oldest first. */
            steps: components["schemas"]["DepositStep"][];
        };
        /** @description One page of deposits. */
        DepositPage: {
            /** @description Deposits of this page. */
            content: components["schemas"]["Deposit"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description A deposit to begin. */
        DepositRequest: {
            methodId: components["schemas"]["RecordId"];
            amount: components["schemas"]["Amount"];
            /** @description Name of the payer where the method needs it. */
            payerName?: string;
            /** @description Promotion to take part in with this deposit. */
            promotionId?: string;
        };
        /** @description Names a deposit. */
        DepositReference: {
            depositId: components["schemas"]["RecordId"];
        };
        /** @description A way to withdraw. */
        WithdrawMethod: {
            /** @description Names the method. */
            methodId: string;
            /** @description Name in the asked language. */
            displayName: string;
            kind: components["schemas"]["PayMethodKind"];
            /** @description Address of its picture, or null. */
            iconUrl: string | null;
            /** @description Least amount. */
            minAmount: components["schemas"]["Money"];
            /** @description Largest amount. */
            maxAmount: components["schemas"]["Money"];
            feeRate: components["schemas"]["FeeRate"];
            /** @description Usual time until it is paid, or null. */
            averageMinutes: number | null;
            /** @description True while the method is closed. */
            maintenance: boolean;
        };
        /** @description A bonus that money waits for until it was bet often enough. */
        WaitingBonus: {
            /** @description Names the bonus. */
            bonusId: string;
            /** @description What it was given for. */
            title: string;
            /** @description The bonus as it was credited. */
            amount: components["schemas"]["Money"];
            /** @description What is left of it, with what was won with it. */
            waitingAmount: components["schemas"]["Money"];
            /** @description What has to be bet in all. */
            turnoverRequired: components["schemas"]["Money"];
            /** @description What must still be bet. A bet counts for every bonus. */
            turnoverLeft: components["schemas"]["Money"];
            /** @description When it lapses; null when it keeps. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description What would be taken back if it lapsed now. */
            takenBackAmount: components["schemas"]["Money"];
            /** @description What of it would be free to withdraw after that. */
            freedAmount: components["schemas"]["Money"];
        };
        /** @description Withdraw methods and limits. */
        WithdrawOptions: {
            /** @description Methods in the merchant's order. */
            methods: components["schemas"]["WithdrawMethod"][];
            /** @description What can be withdrawn now. */
            availableAmount: components["schemas"]["Money"];
            /** @description What must still be bet before no money waits any more. */
            turnoverLeft: components["schemas"]["Money"];
            /** @description What waits for turnover in all. The rest is free. */
            waitingAmount: components["schemas"]["Money"];
            /** @description Bonuses that money waits for, oldest first. */
            waitingBonuses: components["schemas"]["WaitingBonus"][];
            /** @description Withdrawals that may still be asked for today. */
            countLeftToday: number;
            /** @description What may still be withdrawn today. */
            amountLeftToday: components["schemas"]["Money"];
            /** @description False when one has to be set first. */
            hasPaymentPassword: boolean;
        };
        /**
         * @description REVIEWING can still be cancelled, PROCESSING is being paid, PAID waits for the member's word, DISPUTED was not
         *     received and is looked at; the others are final.
         * @enum {string}
         */
        WithdrawalState: "REVIEWING" | "PROCESSING" | "PAID" | "DISPUTED" | "COMPLETED" | "REJECTED" | "CANCELLED";
        /** @description A step in the life of a withdrawal. */
        WithdrawalStep: {
            at: components["schemas"]["Timestamp"];
            state: components["schemas"]["WithdrawalState"];
            /** @description Why, for people in the asked language, or null. */
            reason: string | null;
            /** @description What happens next or what to do, or null at the end. */
            nextStep: string | null;
        };
        /** @description A withdrawal. */
        Withdrawal: {
            /** @description Names the withdrawal. */
            withdrawalId: string;
            /** @description The method. */
            methodId: string;
            /** @description Name of the method in the asked language. */
            methodName: string;
            /** @description Where it is paid to, masked. */
            accountLabel: string;
            amount: components["schemas"]["Money"];
            /** @description Fee that is taken from the amount. */
            fee: components["schemas"]["Money"];
            /** @description What the member says has arrived. */
            receivedAmount: components["schemas"]["Money"];
            /** @description What has not arrived yet. */
            remainingAmount: components["schemas"]["Money"];
            state: components["schemas"]["WithdrawalState"];
            /** @description Whether the member can still take it back: while it is REVIEWING, and where the market policy allows it. */
            canBeCancelled: boolean;
            /**
             * @description Who settled the receipt - the member, the time that ran out, or customer service by force; null before that.
             * @enum {string|null}
             */
            settledBy: "MEMBER" | "TIMEOUT" | "FORCED" | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it counts as received without a word, or null while it is not paid. */
            confirmBefore: components["schemas"]["Timestamp"] | null;
            /** @description Steps so far, oldest first. */
            steps: components["schemas"]["WithdrawalStep"][];
        };
        /** @description One page of withdrawals. */
        WithdrawalPage: {
            /** @description Withdrawals of this page. */
            content: components["schemas"]["Withdrawal"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description A withdrawal to ask for. */
        WithdrawalRequest: {
            methodId: components["schemas"]["RecordId"];
            /** @description Saved account that it is paid to. */
            bankAccountId: string;
            amount: components["schemas"]["Amount"];
            paymentPassword: components["schemas"]["PaymentPasswordInput"];
        };
        /** @description Names a withdrawal. */
        WithdrawalReference: {
            withdrawalId: components["schemas"]["RecordId"];
        };
        /** @description Word of the member about a paid withdrawal. */
        WithdrawalConfirmation: {
            withdrawalId: components["schemas"]["RecordId"];
            /**
             * @description RECEIVED means in full.
             * @enum {string}
             */
            outcome: "RECEIVED" | "NOT_RECEIVED";
            /** @description What the member says has arrived. */
            receivedAmount?: components["schemas"]["Money"];
            /** @description Pictures from `uploadImage` as proof; at least one when it was not received. */
            imageIds?: components["schemas"]["RecordId"][];
            /** @description Words for customer service. */
            remark?: string;
        };
        /**
         * @description OPEN waits for a result, CANCELLED gave the stake back.
         * @enum {string}
         */
        BetState: "OPEN" | "SETTLED" | "CANCELLED";
        /** @description A bet. */
        BettingRecord: {
            /** @description Names the bet. */
            betId: string;
            /** @description Round of the game it belongs to. */
            roundId: string;
            /** @description The game, or null when it is gone. */
            nodeId: number | null;
            /** @description Name of the game in the asked language. */
            gameName: string;
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description What was paid out. */
            win: components["schemas"]["Money"];
            /** @description Game result - win less stake; negative for a loss. Of an open bet it says nothing. */
            profit: components["schemas"]["Money"];
            state: components["schemas"]["BetState"];
            placedAt: components["schemas"]["Timestamp"];
            /** @description When the result was known, or null. */
            settledAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Totals of bets over a span. */
        BettingTotals: {
            /** @description How many bets. */
            betCount: number;
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description Part of the stakes that counts for rebates and turnover. */
            validStake: components["schemas"]["Money"];
            /** @description What was paid out. */
            win: components["schemas"]["Money"];
            /** @description Game result - win less stake; negative for a loss. */
            profit: components["schemas"]["Money"];
        };
        /** @description One page of bets with the totals of the span. */
        BettingRecordPage: {
            /** @description Bets of this page. */
            content: components["schemas"]["BettingRecord"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
            totals: components["schemas"]["BettingTotals"];
        };
        /**
         * @description A list of a member's money.
         * @enum {string}
         */
        RecordListName: "getMemberTransactions" | "getBettingRecords" | "getProfitAndLoss" | "listDeposits" | "listWithdrawals" | "listTransfers";
        /** @description Profit and loss of one day, one type of game or a whole span. */
        ProfitRow: {
            /** @description The day, or null when the row is not one day. */
            day: components["schemas"]["CalendarDate"] | null;
            /** @description The type of game, or null when the row is over all types. */
            gameType: components["schemas"]["GameType"] | null;
            /** @description Deposits credited, before fees. */
            deposit: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees. */
            withdrawal: components["schemas"]["Money"];
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description What was paid out. */
            win: components["schemas"]["Money"];
            /** @description Rebates received. */
            rebate: components["schemas"]["Money"];
            /** @description Bonuses, rewards and money for points, less what was taken back. */
            bonus: components["schemas"]["Money"];
            /** @description Result of the player - win, rebate and bonus less stake; negative for a loss. */
            profit: components["schemas"]["Money"];
        };
        /** @description One page of profit and loss with the sum over the span. */
        ProfitReport: {
            /** @description Rows of this page. */
            content: components["schemas"]["ProfitRow"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
            total: components["schemas"]["ProfitRow"];
        };
        /** @description A wallet at a glance. */
        AccountSummary: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Sign shown beside amounts. */
            currencySymbol: string;
            /** @description What lies in the main wallet. */
            mainBalance: components["schemas"]["Money"];
            /** @description What lies at vendors. */
            vendorBalance: components["schemas"]["Money"];
            /** @description Main wallet and vendors together. */
            totalBalance: components["schemas"]["Money"];
            /** @description What is set aside for withdrawals. */
            withdrawalsInProgress: components["schemas"]["Money"];
            /** @description What must still be bet before no money waits any more. */
            turnoverLeft: components["schemas"]["Money"];
            /** @description Points held. */
            points: number;
            /** @description Deposited in the span. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawn in the span. */
            withdrawals: components["schemas"]["Money"];
            /** @description Bonuses and rewards in the span. */
            bonuses: components["schemas"]["Money"];
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description Result of the player - win, rebate and bonus less stake; negative for a loss. */
            profit: components["schemas"]["Money"];
            /** @description When the figures were true. */
            asOf: components["schemas"]["Timestamp"];
        };
        /** @description Rates of one currency. */
        ExchangeRate: {
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description Units of this currency for one of the base when depositing, as a decimal string. */
            buyRate: string;
            /** @description Units of this currency for one of the base when withdrawing, as a decimal string. */
            sellRate: string;
        };
        /** @description Exchange rates against one currency. */
        ExchangeRateTable: {
            /** @description ISO 4217 code. */
            baseCurrency: string;
            /** @description When the figures were true. */
            asOf: components["schemas"]["Timestamp"];
            /** @description Other currencies in order of their codes. */
            rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description What became of a call. */
        IntentOutcome: {
            /**
             * Format: uuid
             * @description The Idempotency-Key.
             */
            key: string;
            /**
             * @description UNKNOWN never arrived, RUNNING is not finished, SUCCEEDED took effect, REFUSED had no effect.
             * @enum {string}
             */
            outcome: "UNKNOWN" | "RUNNING" | "SUCCEEDED" | "REFUSED";
            /** @description The call, or null when it is not known. */
            operationId: string | null;
            /** @description Record that it made or changed, or null. */
            recordId: string | null;
            /** @description Why it was refused, or null. */
            errorCode: components["schemas"]["ErrorCode"] | null;
            /** @description What to tell the person about a refusal, or null. */
            message: string | null;
            /** @description When it finished, or null. */
            finishedAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description Kinds of client, joined by commas.
         * @enum {string}
         */
        GamePlatform: "flash,html5-desktop";
        /** @description Type of game - RNG, LIVE, SPORTS, ESPORTS, LOTT, ELOTT, FISH, PVP, COCKFIGHT or one that the merchant adds. */
        GameType: string;
        /** @description Code of a vendor. */
        VassalageCode: string;
        /**
         * @description Sub-category of slots - SC scratch, VP video poker, JP jackpot, TG table games, AC arcade, BG bingo.
         * @enum {string}
         */
        GameClassify: "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
        /**
         * @description Kind of screen that the game opens on.
         * @enum {string}
         */
        LaunchDevice: "WEB" | "MOBILE";
        /** @description Node ids of games. */
        NodeIdArray: number[];
        /** @description A vendor within a category. */
        GameVendor: {
            /** @description Code of the vendor; without one it has no icon. */
            vassalage: string;
            /** @description Name in the asked language. */
            displayName: string;
            gameType: components["schemas"]["GameType"];
            /** @description Kind of account that plays are booked on; groups sports cards. */
            accountTypeName: string;
            /** @description True while the vendor is closed for maintenance. */
            maintenance: boolean;
            /** @description Games of this vendor in this category. */
            gameCount: number;
        };
        /** @description A category of the navigation. */
        GameLane: {
            /** @description Code of the category, as RNG or HOT. */
            gameCategory: string;
            /** @description Label in the asked language; null when the category has none of its own. */
            labelName: string | null;
            /** @description Vendors in the merchant's order. */
            vendors: components["schemas"]["GameVendor"][];
        };
        /** @description Lanes of the navigation. */
        GameLanes: {
            /** @description Categories in the merchant's order. */
            lanes: components["schemas"]["GameLane"][];
        };
        /** @description Holder of the lanes. */
        GameVendorAnswer: {
            data: components["schemas"]["GameLanes"];
        };
        /** @description A game, or a vendor's list that is shown like one. */
        Game: {
            /** @description Names the game in this gateway. */
            nodeId: number;
            /** @description Name in the merchant's catalogue. */
            nodeName: string;
            /** @description Name that the vendor gave. */
            gameName: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description Address of the small picture, or null. */
            smallIcon: string | null;
            /** @description Address of the card's picture, or null. */
            showIcon: string | null;
            /** @description Whole address of a picture kept by the vendor, or null. */
            iconUrl: string | null;
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Name of the vendor in the asked language. */
            vendorName: string;
            /** @description Code of the game at its vendor. */
            gameCode: string;
            /**
             * @description GAME starts; VASSALAGE opens a list of games first.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            gameType: components["schemas"]["GameType"];
            /** @description Sub-category, or null. */
            gameClassify: components["schemas"]["GameClassify"] | null;
            /** @description Kind of account that plays are booked on. */
            accountTypeName: string;
            /**
             * @description 0 when a free trial is offered.
             * @enum {integer}
             */
            supportPlay: 0 | 1;
            /**
             * @description 1 for a new game.
             * @enum {integer}
             */
            isNew: 0 | 1;
            /**
             * @description 1 for a hot game.
             * @enum {integer}
             */
            isHot: 0 | 1;
            /** @description Lowest bet, or null where it is not known. */
            minBet: components["schemas"]["Money"] | null;
            /** @description Winning lines, or null where there are none. */
            lineNum: number | null;
            /** @description Jackpot at this moment, or null. */
            jackpot: components["schemas"]["Money"] | null;
            /** @description True while the game is closed for maintenance. */
            maintenance: boolean;
        };
        /** @description Games. */
        GameArray: components["schemas"]["Game"][];
        /** @description One page of games. */
        GamePage: {
            /** @description Games of this page. */
            content: components["schemas"]["Game"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description A vendor and its types of game. */
        VassalageGameTypes: {
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Its types. */
            gameTypes: components["schemas"]["GameType"][];
        };
        /** @description Vendors with their types of game. */
        VassalageGameTypesArray: components["schemas"]["VassalageGameTypes"][];
        /** @description A win. */
        Winner: {
            /** @description Place on the board, from 1. */
            rank: number;
            winAmount: components["schemas"]["Money"];
            /** @description Masked account name. */
            account: string;
            /** @description Name of the game in the asked language. */
            gameName: string;
            /** @description The game. */
            nodeId: number;
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            /** @description Address of the small picture, or null. */
            smallIcon: string | null;
            winTime: components["schemas"]["Timestamp"];
        };
        /** @description A row of the winners board. */
        RankItem: {
            vo: components["schemas"]["Winner"];
        };
        /** @description Rows of the winners board. */
        RankArray: components["schemas"]["RankItem"][];
        /** @description A game to keep as a favourite. */
        FavoriteGameRequest: {
            /** @description The game. */
            nodeId: number;
            vendor: components["schemas"]["VassalageCode"];
            gameType: components["schemas"]["GameType"];
        };
        /** @description A started game. */
        GameLaunch: {
            /**
             * Format: uri
             * @description Address to open; its host is one of the merchant's launch hosts.
             */
            gameUrl: string;
            /** @description Names the launch. */
            launchId: string;
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The game, or null for the lobby of a vendor. */
            nodeId: number | null;
            /** @description True in a free trial. */
            playMoney: boolean;
        };
        /** @description A table or room that can be joined. */
        Room: {
            /** @description Names the room. */
            roomId: string;
            /** @description Name in the asked language. */
            roomName: string;
            /** @description Game that launches the room. */
            nodeId: number;
            /** @description Code of the vendor. */
            vassalage: string;
            gameType: components["schemas"]["GameType"];
            minBet: components["schemas"]["Money"];
            maxBet: components["schemas"]["Money"];
            /** @description Seats in all. */
            seats: number;
            /** @description Seats that are taken. */
            seatsTaken: number;
            /**
             * @description Whether the room can be joined.
             * @enum {string}
             */
            state: "OPEN" | "FULL" | "CLOSED";
        };
        /** @description Rooms. */
        RoomArray: components["schemas"]["Room"][];
        /** @description A catalogue in columns of the same length and order. */
        GameSearchIndex: {
            /** @description Changes when the catalogue changes. */
            version: string;
            gameType: components["schemas"]["GameType"];
            /** @description Address of a picture with the places {vassalage} and {gameCode}. */
            iconPattern: string;
            /** @description Codes of the vendors. */
            vendors: string[];
            /** @description Names of the vendors in the same order. */
            vendorNames: string[];
            /** @description Sub-categories that occur. */
            classifies: components["schemas"]["GameClassify"][];
            /** @description Node id of each game. */
            nodeIds: number[];
            /** @description Name of each game in the asked language. */
            names: string[];
            /** @description Code of each game at its vendor; empty where it is the name in small letters, with a hyphen in the place of each space. */
            codes: string[];
            /** @description Place of each game's vendor in `vendors`. */
            vendorOf: number[];
            /** @description Place of each game's sub-category in `classifies`, or -1. */
            classifyOf: number[];
            /**
             * @description What is true of each game, added up - 1 new, 2 hot, 4 jackpot, 8 free trial offered, 16 lowest bet of 1 or
             *     more, 32 at least 25 lines, 64 under maintenance, 128 opens a list (VASSALAGE).
             */
            flags: number[];
        };
        /** @description Sum of all jackpots. */
        JackpotFeed: {
            amount: components["schemas"]["Money"];
            /** @description ISO 4217 code. */
            currency: string;
            asOf: components["schemas"]["Timestamp"];
        };
        /**
         * @description A symbol on the demo game's reels.
         * @enum {string}
         */
        DemoSymbol: "KOI" | "LANTERN" | "PEARL" | "FAN" | "BELL" | "STAR";
        /** @description What three of a symbol on one line pay. */
        DemoPay: {
            symbol: components["schemas"]["DemoSymbol"];
            /** @description Times the stake, as a decimal string with two digits. */
            multiplier: string;
        };
        /** @description What a right bet on a place of the table pays. */
        DemoPlacePay: {
            place: components["schemas"]["DemoTablePlace"];
            /** @description Times the stake, which is included, as a decimal string with two digits. */
            multiplier: string;
        };
        /** @description What holds for slips and matches of sports. */
        DemoSlipRules: {
            /** @description How many picks a slip takes. */
            mostPicks: number;
            /** @description What the odds of a multiple count at most, as a decimal string with two digits. */
            highestOdds: string;
            /** @description How long a match is. */
            minutes: number;
        };
        /**
         * @description Which demo game the page shows - reels, a draw of numbers, matches to bet on, or a table with a dealer.
         * @enum {string}
         */
        DemoGameKind: "REELS" | "DRAW" | "SPORTS" | "TABLE";
        /** @description State of the demo game when its page opens. */
        GameSession: {
            /** @description The launch. */
            launchId: string;
            /** @description The game, or null for the lobby of a vendor. */
            nodeId: number | null;
            /** @description Name to show. */
            displayName: string;
            /** @description Address of the picture, or null. */
            showIcon: string | null;
            gameType: components["schemas"]["GameType"];
            kind: components["schemas"]["DemoGameKind"];
            /** @description True in a free trial. */
            playMoney: boolean;
            /** @description Symbol or ISO 4217 code shown beside amounts. */
            currency: string;
            balance: components["schemas"]["Money"];
            /** @description Stakes that can be chosen, smallest first. */
            stakes: components["schemas"]["Money"][];
            /** @description Pays of the reels, highest first; null for another kind. */
            payTable: components["schemas"]["DemoPay"][] | null;
            /** @description Pays of the places of a table; null for another kind. */
            placePays: components["schemas"]["DemoPlacePay"][] | null;
            /** @description What holds for slips of sports; null for another kind. */
            slipRules: components["schemas"]["DemoSlipRules"] | null;
            language: components["schemas"]["LanguageCode"];
            /** @description How the lottery was launched; null for anything else. */
            lottery: components["schemas"]["LotteryLaunch"] | null;
            /** @description Page that the game leads back to, or null. */
            backUrl: string | null;
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The `lotto` parameters of a launch, null where it had none (LAUNCH-05). */
        LotteryLaunch: {
            /** @description Area of a Vietnam lottery. */
            lottoArea: components["schemas"]["LottoArea"] | null;
            /** @description Says that a lottery was launched. */
            launchMode: components["schemas"]["LaunchMode"] | null;
            /** @description Prize mode of the lottery. */
            lottoPrizeMode: components["schemas"]["PrizeMode"] | null;
            /** @description Lottery to open first. */
            lottoGameCode: string | null;
            /** @description What opens. */
            lottoView: components["schemas"]["LottoView"] | null;
        };
        /**
         * @description Area of a lottery; VN is Vietnam.
         * @enum {string}
         */
        LottoArea: "VN";
        /**
         * @description What is launched; LOTT is a lottery.
         * @enum {string}
         */
        LaunchMode: "LOTT";
        /**
         * @description What a launched lottery shows - the betting slip or the lottery lobby.
         * @enum {string}
         */
        LottoView: "betting" | "lobby";
        /**
         * @description How a draw is bet on - PLACES a digit for each place, BALLS as many as are drawn, SUM and DICE of three dice, FIRST1 to
         *     FIRST3 the first ones of a race in order, SPECIAL and ANY the last two digits of the special prize and of any.
         * @enum {string}
         */
        DemoWagerCode: "PLACES" | "BALLS" | "SUM" | "DICE" | "FIRST1" | "FIRST2" | "FIRST3" | "SPECIAL" | "ANY";
        /** @description What a ticket pays. */
        DemoWagerPay: {
            /**
             * @description HITS so many are right, ALIKE so many of the picks are the same and all is right, SUM this sum, RIGHT all is right, EACH for each number that is right.
             * @enum {string}
             */
            on: "HITS" | "ALIKE" | "SUM" | "RIGHT" | "EACH";
            /** @description How many, or the sum; null where there is nothing to count. */
            value: number | null;
            /** @description Times the stake, as a decimal string with two digits. */
            multiplier: string;
        };
        /** @description A way to bet on a draw. */
        DemoWager: {
            wager: components["schemas"]["DemoWagerCode"];
            /**
             * @description PLACES one number at each place, APART the same with no number twice, SET so many numbers in no order.
             * @enum {string}
             */
            pick: "PLACES" | "APART" | "SET";
            /** @description How many numbers are picked. */
            count: number;
            /** @description The numbers to pick from. */
            numbers: string[];
            /** @description What is paid, highest first. */
            pays: components["schemas"]["DemoWagerPay"][];
        };
        /** @description The draw of a lottery that takes bets or is about to fall. */
        DemoDraw: {
            /** @description The lottery. */
            gameCode: string;
            /** @description Name of the lottery. */
            displayName: string;
            /** @description Number of the draw. */
            numero: string;
            /** @description When bets close. */
            closesAt: components["schemas"]["Timestamp"];
            /** @description When it falls. */
            drawAt: components["schemas"]["Timestamp"];
            /** @description True while the lottery is closed for maintenance. */
            maintenance: boolean;
            /** @description How it is bet on. */
            wagers: components["schemas"]["DemoWager"][];
        };
        /** @description A draw that has fallen. */
        DemoDrawResult: {
            /** @description Number of the draw. */
            numero: string;
            drawnAt: components["schemas"]["Timestamp"];
            /** @description Numbers in the order they were drawn; none where there are prizes. */
            numbers: string[];
            /** @description Prizes of a Vietnam lottery, from the special one down. */
            prizes: components["schemas"]["VnPrize"][];
        };
        /** @description A ticket for one draw. */
        DemoTicket: {
            /** @description Names the ticket; betting records carry it. */
            ticketId: string;
            /** @description Number of the draw. */
            numero: string;
            drawAt: components["schemas"]["Timestamp"];
            wager: components["schemas"]["DemoWagerCode"];
            /** @description The picked numbers, in their order where it counts. */
            picks: string[];
            stake: components["schemas"]["Money"];
            /** @description What it won, 0.00 for nothing; null until the draw. */
            win: components["schemas"]["Money"] | null;
        };
        /** @description What the lottery room shows. */
        DemoLotteryRoom: {
            /** @description The gateway's time, by which the page counts down. */
            now: components["schemas"]["Timestamp"];
            balance: components["schemas"]["Money"];
            /** @description Lotteries of the lobby by group; none where one was launched. */
            lotteries: components["schemas"]["LotteryGroup"][];
            /** @description The draw; null until a lottery of the lobby is chosen. */
            draw: components["schemas"]["DemoDraw"] | null;
            /** @description The last results, newest first. */
            results: components["schemas"]["DemoDrawResult"][];
            /** @description The player's last tickets of this lottery, newest first. */
            tickets: components["schemas"]["DemoTicket"][];
        };
        /** @description A ticket to buy. */
        DemoTicketRequest: {
            /** @description The lottery. */
            gameCode: string;
            /** @description The draw that the player has seen open. */
            numero: string;
            wager: components["schemas"]["DemoWagerCode"];
            /** @description The picked numbers, in their order where it counts. */
            picks: string[];
            stake: components["schemas"]["Money"];
        };
        /** @description A ticket that was bought. */
        DemoTicketReceipt: {
            ticket: components["schemas"]["DemoTicket"];
            balance: components["schemas"]["Money"];
        };
        /** @description A bet in the demo game. */
        DemoRoundRequest: {
            stake: components["schemas"]["Money"];
        };
        /** @description A played round. */
        DemoRound: {
            /** @description Names the round; betting records carry it. */
            roundId: string;
            /** @description Rows from top to bottom, three symbols each. */
            symbols: components["schemas"]["DemoSymbol"][][];
            /** @description Rows that won, counted from 0. */
            winningLines: number[];
            stake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            playedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description What a pick says of a match - home, nobody or away wins; over or under 2.5 goals; both teams score or not.
         * @enum {string}
         */
        DemoPickName: "HOME" | "DRAW" | "AWAY" | "OVER" | "UNDER" | "YES" | "NO";
        /** @description Decimal odds with the stake, with two digits. */
        DemoOdds: string;
        /** @description A pick with its odds. */
        DemoOffer: {
            pick: components["schemas"]["DemoPickName"];
            odds: components["schemas"]["DemoOdds"];
        };
        /** @description A virtual match. */
        DemoMatch: {
            /** @description Names the match. */
            matchId: string;
            /** @description Team at home. */
            home: string;
            /** @description Its guest. */
            away: string;
            /** @description Minutes played; 0 before it begins. */
            minute: number;
            /** @description Goals of home. */
            homeScore: number;
            /** @description Goals of away. */
            awayScore: number;
            /** @description What is offered. */
            picks: components["schemas"]["DemoOffer"][];
        };
        /** @description Matches as they are now. */
        DemoMatches: {
            /** @description The matches, those under way first. */
            matches: components["schemas"]["DemoMatch"][];
            asOf: components["schemas"]["Timestamp"];
            changesAt: components["schemas"]["Timestamp"];
        };
        /** @description A pick of a slip, with the odds that the player has seen. */
        DemoPick: {
            /** @description Names the match. */
            matchId: string;
            pick: components["schemas"]["DemoPickName"];
            odds: components["schemas"]["DemoOdds"];
        };
        /**
         * @description Each pick for itself, with the stake on each; or all together, where all have to be right.
         * @enum {string}
         */
        DemoSlipType: "SINGLES" | "MULTIPLE";
        /** @description A slip, with at most one pick of a match. */
        DemoSlipRequest: {
            stake: components["schemas"]["Money"];
            type: components["schemas"]["DemoSlipType"];
            /** @description The picks, at most `mostPicks` of the slip rules. */
            picks: components["schemas"]["DemoPick"][];
        };
        /** @description A pick with the odds of now. */
        DemoQuotedPick: {
            /** @description Names the match. */
            matchId: string;
            pick: components["schemas"]["DemoPickName"];
            /** @description Its odds, or null where it is not offered any more. */
            odds: components["schemas"]["DemoOdds"] | null;
        };
        /** @description What a slip costs and can win. */
        DemoSlipQuote: {
            /** @description The picks in the order of the slip. */
            picks: components["schemas"]["DemoQuotedPick"][];
            stake: components["schemas"]["Money"];
            /** @description Odds of a multiple, or null. */
            totalOdds: components["schemas"]["DemoOdds"] | null;
            /** @description What is paid if all is right, or null where a pick is not offered any more. */
            canWin: components["schemas"]["Money"] | null;
        };
        /** @description A goal that fell after the slip was placed. */
        DemoGoal: {
            /** @description Its minute. */
            minute: number;
            /**
             * @description Who has scored.
             * @enum {string}
             */
            side: "HOME" | "AWAY";
        };
        /** @description A pick with its match as it went on. */
        DemoPlayedPick: {
            /** @description Names the match. */
            matchId: string;
            /** @description Team at home. */
            home: string;
            /** @description Its guest. */
            away: string;
            pick: components["schemas"]["DemoPickName"];
            odds: components["schemas"]["DemoOdds"];
            /** @description Minutes played when the slip was placed. */
            minute: number;
            /** @description Goals of home until then. */
            homeScore: number;
            /** @description Goals of away until then. */
            awayScore: number;
            /** @description Goals after that, in their order. */
            goals: components["schemas"]["DemoGoal"][];
            /** @description True where the pick was right. */
            won: boolean;
        };
        /** @description A slip as it came out. */
        DemoSlip: {
            /** @description Names the slip; betting records carry it. */
            roundId: string;
            type: components["schemas"]["DemoSlipType"];
            /** @description The picks in the order of the slip. */
            picks: components["schemas"]["DemoPlayedPick"][];
            /** @description Odds of a multiple, or null. */
            totalOdds: components["schemas"]["DemoOdds"] | null;
            stake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            playedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where a stake is placed at the table, and who wins a round.
         * @enum {string}
         */
        DemoTablePlace: "PLAYER" | "BANKER" | "TIE";
        /** @description A bet at the table. */
        DemoTableRequest: {
            stake: components["schemas"]["Money"];
            place: components["schemas"]["DemoTablePlace"];
        };
        /** @description A dealt card. */
        DemoCard: {
            /**
             * @description Its rank.
             * @enum {string}
             */
            rank: "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";
            /**
             * @description Its suit.
             * @enum {string}
             */
            suit: "SPADES" | "HEARTS" | "DIAMONDS" | "CLUBS";
            /** @description What the hand counts with this card. */
            total: number;
        };
        /** @description A dealt round. */
        DemoTableRound: {
            /** @description Names the round; betting records carry it. */
            roundId: string;
            place: components["schemas"]["DemoTablePlace"];
            winner: components["schemas"]["DemoTablePlace"];
            /** @description Cards of Player, in the order of dealing. */
            player: components["schemas"]["DemoCard"][];
            /** @description Cards of Banker, in the order of dealing. */
            banker: components["schemas"]["DemoCard"][];
            stake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            playedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description Prize mode of lotteries.
         * @enum {string}
         */
        PrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        /** @description A lottery and its running draw. */
        LotteryGame: {
            /** @description Names the game in this gateway. */
            nodeId: number;
            /** @description Code of the lottery. */
            gameCode: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description Group that it belongs to. */
            gameGroupCode: string;
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Kind of account that plays are booked on; TCG_LOTTO_VN for the Vietnam lotteries. */
            accountTypeName: string;
            /** @description Address of its picture, or null. */
            iconUrl: string | null;
            /** @description Number of the running draw. */
            numero: string;
            /** @description When bets on the running draw close. */
            closesAt: components["schemas"]["Timestamp"];
            /** @description Time between two draws. */
            drawInterval: number;
            /**
             * @description Whether bets are taken.
             * @enum {string}
             */
            state: "OPEN" | "CLOSED" | "MAINTENANCE";
        };
        /** @description Lotteries. */
        LotteryGameArray: components["schemas"]["LotteryGame"][];
        /** @description Lotteries that belong together. */
        LotteryGroup: {
            /** @description Code of the group. */
            gameGroupCode: string;
            /** @description Name in the asked language. */
            gameGroupName: string;
            /** @description Lotteries of the group. */
            games: components["schemas"]["LotteryGame"][];
        };
        /** @description Menu of lotteries. */
        LotteryMenu: {
            prizeMode: components["schemas"]["PrizeMode"];
            /** @description Groups in the merchant's order. */
            gameMenus: components["schemas"]["LotteryGroup"][];
        };
        /** @description A drawn result. */
        LotteryDraw: {
            /** @description The lottery. */
            gameCode: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description Number of the draw. */
            numero: string;
            /** @description When it was drawn. */
            openedAt: components["schemas"]["Timestamp"];
            /** @description Numbers in the order they were drawn. */
            numbers: string[];
        };
        /** @description Draws. */
        LotteryDrawArray: components["schemas"]["LotteryDraw"][];
        /** @description Numbers of one prize. */
        VnPrize: {
            /**
             * @description DB is the special prize; G1 to G8 are the others.
             * @enum {string}
             */
            prize: "DB" | "G1" | "G2" | "G3" | "G4" | "G5" | "G6" | "G7" | "G8";
            /** @description Winning numbers. */
            numbers: string[];
        };
        /** @description A drawn result of a Vietnam lottery. */
        VnDraw: {
            /** @description The lottery. */
            gameCode: string;
            /** @description Name in the asked language. */
            displayName: string;
            /** @description Number of the draw. */
            numero: string;
            /** @description When it was drawn. */
            openedAt: components["schemas"]["Timestamp"];
            /** @description Prizes from the special one down. */
            prizes: components["schemas"]["VnPrize"][];
        };
        /** @description Draws of Vietnam lotteries. */
        VnDrawArray: components["schemas"]["VnDraw"][];
        /**
         * @description Who an announcement is shown to - A logged in, B anonymous, F on the first login.
         * @enum {string}
         */
        ExecutionCode: "A" | "B" | "F";
        /** @description One picture of a banner strip. */
        Banner: {
            /** @description Names the banner. */
            id: string;
            /**
             * @description Place where the banner shows.
             * @enum {string}
             */
            groupName: "w_home" | "w_login" | "w_register" | "w_forget";
            /** @description Words of the banner, also its text alternative. */
            title: string;
            /** @description Address of the wide picture, 1280 x 400. */
            url: string;
            /** @description Address of the phone picture, 750 x 500. */
            smallUrl: string;
            /**
             * @description Kind of link - PAGE inside the site, URL outside, GAME; null when the banner is not clickable.
             * @enum {string|null}
             */
            linkageType: "PAGE" | "URL" | "GAME" | null;
            /** @description Where it leads; null without a link. */
            link: string | null;
        };
        /** @description A notice, pop-up or promotion text. */
        Announcement: {
            /** @description Names the announcement. */
            id: string;
            /** @description One line. */
            title: string;
            /** @description HTML of the merchant; it is cleaned before it is shown. */
            content: string;
            /**
             * Format: date
             * @description First day it shows.
             */
            startDateStr: string;
            /** @description Kind of promotion it belongs to. */
            promotionType: string | null;
            /** @description Who sees it; null for everybody. */
            execution: components["schemas"]["ExecutionCode"] | null;
        };
        /** @description Announcements by group. */
        AnnouncementGroups: {
            /** @description Pictures of all banner strips. */
            banners: components["schemas"]["Banner"][];
            /** @description Notices of the marquee and the notice list. */
            player: components["schemas"]["Announcement"][];
            /** @description Texts that open by themselves. */
            popup: components["schemas"]["Announcement"][];
            /** @description Promotion texts. */
            promotion: components["schemas"]["Announcement"][];
        };
        /** @description Announcements by group with the texts of the home page. */
        AnnouncementContents: {
            /** @description Pictures of all banner strips. */
            banners: components["schemas"]["Banner"][];
            /** @description Notices of the marquee and the notice list. */
            player: components["schemas"]["Announcement"][];
            /** @description Texts that open by themselves. */
            popup: components["schemas"]["Announcement"][];
            /** @description Promotion texts. */
            promotion: components["schemas"]["Announcement"][];
            /** @description Texts of the home page. */
            home: components["schemas"]["Announcement"][];
        };
        /**
         * @description Kind of a promotion; redEnvelope, prizeWheel and goldenEgg give tickets.
         * @enum {string}
         */
        PromotionKind: "newbie" | "daily" | "vip" | "rebate" | "cashBack" | "redEnvelope" | "prizeWheel" | "goldenEgg";
        /**
         * @description How often it starts anew - D day, W week, H half month, M month.
         * @enum {string}
         */
        PromotionPeriod: "D" | "W" | "H" | "M";
        /**
         * @description Where the visitor stands. claim is a reward ready to be taken, issued one that the merchant paid by itself, claimed one that the member took, closed a promotion past signing up.
         * @enum {string}
         */
        PromotionStatus: "openToRegister" | "joined" | "applying" | "rejected" | "issued" | "claimed" | "inProgress" | "closed" | "comingSoon" | "claim";
        /**
         * @description The step that the status allows. openToRegister gives join, joined requestReward, applying cancelRequest, rejected requestReward again, claim claimReward or openTicket, issued viewHistory; the others none.
         * @enum {string}
         */
        PromotionAction: "join" | "requestReward" | "cancelRequest" | "claimReward" | "openTicket" | "viewHistory" | "none";
        /** @description How much of the promotion's goal is reached. */
        PromotionProgress: {
            /** @description Amount that counts so far. */
            current: components["schemas"]["Money"];
            /** @description Amount that has to be reached. */
            target: components["schemas"]["Money"];
        };
        /** @description A promotion as its card shows it. */
        Promotion: {
            /** @description Names the promotion. */
            promotionId: string;
            /** @description Its name. */
            title: string;
            kind: components["schemas"]["PromotionKind"];
            /** @description How often it starts anew; null when it does so once only. */
            period: components["schemas"]["PromotionPeriod"] | null;
            status: components["schemas"]["PromotionStatus"];
            action: components["schemas"]["PromotionAction"];
            /** @description One or two sentences. */
            summary: string;
            /** @description Address of the picture. */
            imageUrl: string | null;
            startsAt: components["schemas"]["Timestamp"];
            /** @description When signing up ends; null when it stays open. */
            endsAt: components["schemas"]["Timestamp"] | null;
            /** @description Places or tickets that are left; null without a limit. */
            remaining: number | null;
            /** @description Progress of a member who takes part; null otherwise. */
            progress: components["schemas"]["PromotionProgress"] | null;
        };
        /** @description One page of promotions. */
        PromotionPage: {
            /** @description Promotions of this page. */
            content: components["schemas"]["Promotion"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description A promotion with terms, amounts and the member's application. */
        PromotionDetail: {
            promotion: components["schemas"]["Promotion"];
            /** @description Terms as HTML of the merchant; it is cleaned before it is shown. */
            terms: string;
            /** @description Fixed bonus; null when it is a share. */
            bonusAmount: components["schemas"]["Money"] | null;
            /** @description Share of the deposit or bet that is paid; null when the bonus is fixed. */
            bonusRate: number | null;
            /** @description Most that one member gets; null without a limit. */
            maximumBonus: components["schemas"]["Money"] | null;
            /** @description Least deposit that takes part; null without one. */
            minimumDeposit: components["schemas"]["Money"] | null;
            /** @description How often the bonus has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            /** @description Categories whose bets count; empty means all. */
            gameCategories: string[];
            /** @description True when an application has to say something. */
            needsRemark: boolean;
            /** @description Pictures that an application may carry; 0 when it takes none. */
            maximumImages: number;
            /** @description The caller's last application; null without one. */
            application: components["schemas"]["RewardApplication"] | null;
        };
        /** @description Which promotion to join. */
        PromotionJoin: {
            /** @description Promotion to join. */
            promotionId: string;
        };
        /** @description A picture of an application. */
        PromotionImage: {
            /** @description Names the picture. */
            imageId: string;
            /** @description Signed address of the picture, good for ten minutes. */
            imageUrl: string;
            /** @description Size of the file. */
            sizeBytes: number;
        };
        /** @description An application for the reward of a promotion. */
        RewardRequest: {
            /** @description Promotion whose reward is asked for. */
            promotionId: string;
            /** @description What the member says; may be empty unless the promotion needs it. */
            remark: string;
            /** @description Pictures uploaded before by uploadImage. */
            imageIds: string[];
        };
        /** @description Which application to take back. */
        RewardRequestCancel: {
            /** @description Application to take back. */
            applicationId: string;
        };
        /** @description An application and the answer to it. */
        RewardApplication: {
            /** @description Names the application. */
            applicationId: string;
            /** @description Promotion it belongs to. */
            promotionId: string;
            /**
             * @description Where the application stands.
             * @enum {string}
             */
            status: "applying" | "rejected" | "issued" | "cancelled";
            /** @description What the member said. */
            remark: string;
            /** @description Pictures of the application. */
            images: components["schemas"]["PromotionImage"][];
            requestedAt: components["schemas"]["Timestamp"];
            /** @description When it was answered; null until then. */
            answeredAt: components["schemas"]["Timestamp"] | null;
            /** @description Why it was rejected; null otherwise. */
            rejectionReason: string | null;
        };
        /**
         * @description What is opened.
         * @enum {string}
         */
        TicketKind: "redEnvelope" | "prizeWheel" | "goldenEgg";
        /**
         * @description unopened can be opened, opened has a prize to take, claimed is paid, empty held nothing, expired lapsed.
         * @enum {string}
         */
        TicketStatus: "unopened" | "opened" | "claimed" | "empty" | "expired";
        /** @description A prize of a ticket. */
        TicketPrize: {
            /** @description Names the prize. */
            prizeId: string;
            /**
             * @description What is won.
             * @enum {string}
             */
            type: "money" | "points" | "nothing";
            /** @description Words on the wheel or in the envelope. */
            label: string;
            /** @description Money won; null for other prizes. */
            amount: components["schemas"]["Money"] | null;
            /** @description Points won; null for other prizes. */
            points: number | null;
            /** @description Place on the wheel or in the row of eggs, from 0; null for an envelope. */
            segment: number | null;
        };
        /** @description A chance that a member holds. */
        Ticket: {
            /** @description Names the ticket. */
            ticketId: string;
            /** @description Promotion that gave it. */
            promotionId: string;
            kind: components["schemas"]["TicketKind"];
            status: components["schemas"]["TicketStatus"];
            /** @description What it was given for. */
            source: string;
            /** @description How often a prize in money has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            issuedAt: components["schemas"]["Timestamp"];
            /** @description When it lapses; null when it keeps. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was opened; null until then. */
            openedAt: components["schemas"]["Timestamp"] | null;
            /** @description What was drawn; null until it is opened. */
            prize: components["schemas"]["TicketPrize"] | null;
        };
        /** @description One page of tickets. */
        TicketPage: {
            /** @description Tickets of this page. */
            content: components["schemas"]["Ticket"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description Which ticket to open. */
        TicketOpening: {
            /** @description Ticket to open. */
            ticketId: string;
        };
        /** @description A drawn ticket and what its wheel or eggs show. */
        TicketReveal: {
            ticket: components["schemas"]["Ticket"];
            /** @description All prizes in their places; empty for an envelope. */
            segments: components["schemas"]["TicketPrize"][];
            /** @description Unopened tickets of the same promotion. */
            ticketsLeft: number;
        };
        /** @description Which drawn prize to credit. */
        RaffleClaim: {
            /** @description Promotion that gave the ticket. */
            promotionId: string;
            /** @description Opened ticket. */
            ticketId: string;
        };
        /**
         * @description claimable can be taken, claimed was taken, expired lapsed.
         * @enum {string}
         */
        RewardStatus: "claimable" | "claimed" | "expired";
        /**
         * @description Where a reward comes from.
         * @enum {string}
         */
        RewardSource: "promotion" | "mission" | "vip" | "referral";
        /** @description A reward of the reward centre. */
        Reward: {
            /** @description Names the reward. */
            rewardId: string;
            source: components["schemas"]["RewardSource"];
            /** @description Promotion it comes from; null for other sources. */
            promotionId: string | null;
            /** @description Mission it comes from; null for other sources. */
            missionId: string | null;
            /** @description Its name. */
            title: string;
            status: components["schemas"]["RewardStatus"];
            amount: components["schemas"]["Money"];
            /** @description Points that come with it. */
            points: number;
            /** @description How often the amount has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            issuedAt: components["schemas"]["Timestamp"];
            /** @description When it lapses; null when it keeps. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was taken; null until then. */
            claimedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description What can be taken now, over all pages. */
        RewardTotals: {
            /** @description Rewards that can be taken. */
            claimableCount: number;
            claimableAmount: components["schemas"]["Money"];
            /** @description Points in them. */
            claimablePoints: number;
        };
        /** @description One page of rewards. */
        RewardPage: {
            /** @description Rewards of this page. */
            content: components["schemas"]["Reward"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["RewardTotals"];
        };
        /** @description Which reward to take. */
        RewardClaim: {
            /** @description Reward to take. */
            rewardId: string;
        };
        /** @description What was credited, and the balances after it. */
        RewardReceipt: {
            /** @description Names the transaction in the history. */
            transactionNumber: string;
            amount: components["schemas"]["Money"];
            /** @description Points credited. */
            points: number;
            balance: components["schemas"]["Money"];
            /** @description Points held after it. */
            pointBalance: number;
            creditedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description active is still being played, completed is free, expired lapsed, cancelled was taken back.
         * @enum {string}
         */
        BonusState: "active" | "completed" | "expired" | "cancelled";
        /** @description A credited bonus and its turnover. */
        BonusRecord: {
            /** @description Names the bonus. */
            bonusId: string;
            /** @description Names the transaction in the history. */
            transactionNumber: string;
            /** @description What it was given for. */
            title: string;
            kind: components["schemas"]["PromotionKind"];
            state: components["schemas"]["BonusState"];
            amount: components["schemas"]["Money"];
            /** @description Points credited with it. */
            points: number;
            /** @description Amount that has to be bet. */
            turnoverRequired: components["schemas"]["Money"];
            /** @description Amount bet so far. */
            turnoverDone: components["schemas"]["Money"];
            creditedAt: components["schemas"]["Timestamp"];
            /** @description When it lapses; null when it keeps. */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Sums over all pages. */
        BonusTotals: {
            amount: components["schemas"]["Money"];
            /** @description Points credited. */
            points: number;
        };
        /** @description One page of bonuses. */
        BonusPage: {
            /** @description Bonuses of this page. */
            content: components["schemas"]["BonusRecord"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["BonusTotals"];
        };
        /** @description Rebate of one game category. */
        RebateRate: {
            /** @description Code of the category. */
            gameCategory: string;
            /** @description Share of a valid bet that comes back; null when the category has none. */
            rate: number | null;
        };
        /** @description Rebates by game category. */
        RebateRates: {
            /** @description One row for each category. */
            rates: components["schemas"]["RebateRate"][];
        };
        /** @description Rebate that has built up in one game category. */
        RebateRow: {
            /** @description Code of the category. */
            gameCategory: string;
            /** @description Share of a valid bet that comes back; null when the category has none. */
            rate: number | null;
            /** @description Bets that count. */
            validBet: components["schemas"]["Money"];
            /** @description Rebate of these bets. */
            amount: components["schemas"]["Money"];
        };
        /** @description Rebate as of one moment. */
        RebateStatement: {
            /** @description Names the statement; claimRebate takes it. */
            statementId: string;
            calculatedAt: components["schemas"]["Timestamp"];
            /** @description Sum of all rows. */
            amount: components["schemas"]["Money"];
            /** @description Least sum that can be taken. */
            minimumAmount: components["schemas"]["Money"];
            /** @description How often the sum has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            /** @description When rebate was last taken; null when never. */
            lastClaimedAt: components["schemas"]["Timestamp"] | null;
            /** @description One row for each category with bets. */
            rows: components["schemas"]["RebateRow"][];
        };
        /** @description Which statement to credit. */
        RebateClaim: {
            /** @description Statement that the member saw. */
            statementId: string;
            /** @description Sum that the member saw; another sum is refused. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description inProgress runs, claimable is reached, claimed was taken, expired ended unreached.
         * @enum {string}
         */
        MissionStatus: "inProgress" | "claimable" | "claimed" | "expired";
        /** @description A task with a reward. */
        Mission: {
            /** @description Names the mission. */
            missionId: string;
            /** @description Its name. */
            title: string;
            /** @description What has to be done. */
            description: string;
            period: components["schemas"]["PromotionPeriod"];
            status: components["schemas"]["MissionStatus"];
            /**
             * @description What is counted.
             * @enum {string}
             */
            goal: "rounds" | "bet" | "win" | "deposit" | "login";
            /** @description Count or amount so far, two digits as in money; whole numbers for rounds and logins. */
            current: string;
            /** @description Count or amount to reach, written like current. */
            target: string;
            rewardAmount: components["schemas"]["Money"];
            /** @description Points of the mall that are paid. */
            rewardPoints: number;
            /** @description How often the money has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            /** @description Points that count on the leaderboard. */
            missionPoints: number;
            endsAt: components["schemas"]["Timestamp"];
            /** @description Category that counts; null means all. */
            gameCategory: string | null;
        };
        /** @description One page of missions. */
        MissionPage: {
            /** @description Missions of this page. */
            content: components["schemas"]["Mission"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description Which mission's reward to take. */
        MissionClaim: {
            /** @description Completed mission. */
            missionId: string;
        };
        /** @description Missions of one running period. */
        MissionPeriodCount: {
            period: components["schemas"]["PromotionPeriod"];
            /** @description Missions in it. */
            total: number;
            /** @description Missions reached. */
            completed: number;
            /** @description Missions whose reward waits. */
            claimable: number;
            endsAt: components["schemas"]["Timestamp"];
        };
        /** @description A member's standing with the missions. */
        MissionSummary: {
            /** @description Missions of all running periods. */
            totalMissions: number;
            /** @description Missions reached. */
            completedMissions: number;
            /** @description Missions whose reward waits. */
            claimableMissions: number;
            /** @description Leaderboard points of this week. */
            missionPoints: number;
            /** @description Leaderboard points of the next prize; null when all are reached. */
            nextPrizeAt: number | null;
            /** @description Place this week; null without points. */
            leaderboardRank: number | null;
            /** @description Counts by period. */
            periods: components["schemas"]["MissionPeriodCount"][];
        };
        /** @description One account on the leaderboard. */
        MissionLeaderboardRow: {
            /** @description Place. */
            rank: number;
            /** @description Masked account name. */
            account: string;
            /** @description Points of the period. */
            missionPoints: number;
            /** @description Missions reached in the period. */
            completedMissions: number;
            /** @description Prize of this place; null without one. */
            prizeAmount: components["schemas"]["Money"] | null;
        };
        /** @description One page of the leaderboard. */
        MissionLeaderboard: {
            /** @description Rows of this page. */
            content: components["schemas"]["MissionLeaderboardRow"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            period: components["schemas"]["PromotionPeriod"];
            endsAt: components["schemas"]["Timestamp"];
            /** @description The caller's row; null without points. */
            own: components["schemas"]["MissionLeaderboardRow"] | null;
        };
        /** @description What the invitations brought. */
        ReferralStatistics: {
            /** @description Friends who registered. */
            registered: number;
            /** @description Friends who fulfilled the terms. */
            qualified: number;
            /** @description Rewards credited so far. */
            rewardTotal: components["schemas"]["Money"];
            /** @description Rewards that wait in the reward centre. */
            rewardPending: components["schemas"]["Money"];
            /** @description Friends who registered this month. */
            registeredThisMonth: number;
        };
        /** @description A member's invitation. */
        Referral: {
            /** @description Whether the REFERRAL promotion runs. */
            enabled: boolean;
            /** @description Code that a friend may type. */
            referralCode: string;
            /**
             * Format: uri
             * @description Address to hand on.
             */
            link: string;
            /**
             * Format: uri
             * @description Address that the QR code holds.
             */
            qrTarget: string;
            /** @description Terms as HTML of the merchant; it is cleaned before it is shown. */
            terms: string;
            statistics: components["schemas"]["ReferralStatistics"];
        };
        /** @description A friend who registered. */
        ReferredFriend: {
            /** @description Masked account name. */
            account: string;
            registeredAt: components["schemas"]["Timestamp"];
            /** @description Whether the terms are fulfilled. */
            qualified: boolean;
            /** @description What the member earned by this friend. */
            rewardAmount: components["schemas"]["Money"];
        };
        /** @description One page of friends. */
        ReferredFriendPage: {
            /** @description Friends of this page. */
            content: components["schemas"]["ReferredFriend"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description Whether a promotion with a place of its own runs. */
        PromotionSwitch: {
            /** @description True when it runs. */
            enabled: boolean;
        };
        /** @description Promotions that have a place of their own in the menus. */
        AvailablePromotions: {
            REFERRAL: components["schemas"]["PromotionSwitch"];
        };
        /** @description Numbers on badges. */
        BadgeCounts: {
            /** @description Promotions with a step that the member can take. */
            availablePromoCount: number;
            /** @description Unread messages of the inbox. */
            unreadMessage: number;
            /** @description Missions whose reward waits. */
            missions: number;
            /** @description Rewards that can be taken. */
            rewards: number;
            availablePromo: components["schemas"]["AvailablePromotions"];
        };
        /**
         * @description What points are exchanged for - money, bonus money, goods or a ticket.
         * @enum {string}
         */
        PointExchangeType: "CASH" | "BONUS" | "GOODS" | "TICKET";
        /**
         * @description State of a redeem request; APPLYING and PROCESSING are in process.
         * @enum {string}
         */
        RedeemStatus: "APPLYING" | "PROCESSING" | "REJECTED" | "APPROVED";
        /** @description Points of an account. */
        PointBalance: {
            /** @description Points that can be used. */
            points: number;
            /** @description Points set aside for requests in process. */
            pointsOnHold: number;
            /** @description Points that make one unit of the currency. */
            ratio: number;
            /** @description What the usable points would convert to. */
            worth: components["schemas"]["Money"];
            /** @description When the figures were true. */
            asOf: components["schemas"]["Timestamp"];
        };
        /** @description Something that points can be exchanged for. */
        PointReward: {
            /** @description Names the reward. */
            rewardId: string;
            /** @description Name in the asked language. */
            productName: string;
            exchangeType: components["schemas"]["PointExchangeType"];
            /** @description Points for one. */
            pointsNeeded: number;
            /** @description Money that one is worth, or null for goods. */
            amount: components["schemas"]["Money"] | null;
            /** @description How often the money has to be bet before it can be withdrawn. */
            turnoverMultiple: number;
            /** @description Address of the picture, or null. */
            imageUrl: string | null;
            /** @description What it is in the asked language; plain text. */
            description: string;
            /** @description How many are left, or null without a limit. */
            stock: number | null;
            /** @description Most that one request may ask for. */
            maxQuantity: number;
            /** @description True when it is sent by post. */
            needsAddress: boolean;
        };
        /** @description One page of rewards. */
        PointRewardPage: {
            /** @description Rewards of this page. */
            content: components["schemas"]["PointReward"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description A redeem request. */
        RedeemRecord: {
            /** @description Names the request. */
            transactionNumber: string;
            /** @description When it was asked for. */
            applicationTime: components["schemas"]["Timestamp"];
            exchangeType: components["schemas"]["PointExchangeType"];
            /** @description Name of the reward in the asked language. */
            productName: string;
            /** @description Points of the whole request. */
            pointsNeeded: number;
            /** @description Money of the whole request, or null for goods. */
            amount: components["schemas"]["Money"] | null;
            /** @description How many. */
            quantity: number;
            status: components["schemas"]["RedeemStatus"];
            /** @description Why it was rejected, or null. */
            reason: string | null;
            /** @description When its state changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of redeem requests. */
        RedeemRecordPage: {
            /** @description Requests of this page. */
            content: components["schemas"]["RedeemRecord"][];
            /** @description This page, counted from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows in all. */
            totalElements: number;
            /** @description Rows on a full page. */
            pageSize: number;
        };
        /** @description Rules of the points mall. */
        PointConfig: {
            /** @description Whether the mall is open. */
            enabled: boolean;
            /** @description Points that make one unit of the currency. */
            ratio: number;
            /** @description Least that can be converted at once. */
            minConvertPoints: number;
            /** @description Most that can be converted at once. */
            maxConvertPoints: number;
            /** @description Points are converted in multiples of this. */
            convertStep: number;
            /**
             * @description Points never expire.
             * @constant
             */
            neverExpires: true;
            /** @description Kinds of exchange that are offered. */
            exchangeTypes: components["schemas"]["PointExchangeType"][];
            /** @description Rules as HTML of the merchant; cleaned before it is shown. */
            rules: string;
        };
        /** @description A reward to ask for. */
        RedeemRequest: {
            /** @description The reward. */
            rewardId: string;
            /** @description How many. */
            quantity: number;
            /** @description The payment password as typed. */
            paymentPassword: string;
            /** @description Name on the parcel where the reward is sent by post. */
            recipientName?: string;
            /** @description Number for the carrier where the reward is sent by post. */
            mobileNum?: string;
            /** @description Address where the reward is sent by post. */
            address?: string;
            /** @description Words for customer service. */
            remark?: string;
        };
        /** @description Points to turn into money. */
        ConvertRequest: {
            /** @description How many. */
            points: number;
            /** @description The payment password as typed. */
            paymentPassword: string;
        };
        /** @description Points turned into money. */
        PointConversion: {
            /** @description Names the conversion. */
            transactionNumber: string;
            /** @description Points that were used. */
            points: number;
            /** @description What reached the wallet. */
            amount: components["schemas"]["Money"];
            /** @description Points that made one unit of the currency. */
            ratio: number;
            /** @description Points that can still be used. */
            pointsLeft: number;
            /** @description When it happened. */
            convertedAt: components["schemas"]["Timestamp"];
        };
        /** @description Whether one promotion can be entered. */
        AvailablePromo: {
            /** @description True when its entry shows. */
            enabled: boolean;
        };
        /** @description Promotions that have an entry of their own. */
        AvailablePromos: {
            REFERRAL: components["schemas"]["AvailablePromo"];
        };
        /** @description Counts behind the badges. */
        UnreadCount: {
            /** @description Messages not read yet. */
            unreadMessage: number;
            /** @description Promotions that the member could enter now. */
            availablePromoCount: number;
            /** @description Missions with something to collect. */
            availableMissionCount: number;
            /** @description Rewards that wait to be claimed. */
            availableRewardCount: number;
            /** @description Contract offers and termination requests that wait for the member's answer. */
            contractsToAnswer: number;
            /** @description What an agent has to do with contracts, by kind; kinds without any are left out, and it is empty for others (AG-10). */
            contractWork: components["schemas"]["ContractWork"][];
            availablePromo: components["schemas"]["AvailablePromos"];
        };
        /** @description What waits for an agent in contracts of a kind. */
        ContractWork: {
            kind: components["schemas"]["ContractKind"];
            /** @description Offers and termination requests that wait for the agent's answer. */
            toAnswer: number;
            /** @description Payments of the agent that are due and not covered or have failed within 30 days. */
            unpaid: number;
        };
        /**
         * @description What a message is about.
         * @enum {string}
         */
        MessageKind: "SYSTEM" | "FUNDS" | "PROMOTION" | "REWARD" | "SECURITY" | "AGENT" | "CONTRACT";
        /** @description Whether a member gets a kind of messages. */
        MessageKindSetting: {
            kind: components["schemas"]["MessageKind"];
            /** @description True when the member gets none of this kind. */
            isMuted: boolean;
            /** @description False for SECURITY, which protects the account. */
            canBeMuted: boolean;
        };
        /** @description All kinds of messages. */
        MessageKindSettings: components["schemas"]["MessageKindSetting"][];
        /** @description What is wanted of a kind. */
        MessageKindChange: {
            kind: components["schemas"]["MessageKind"];
            /** @description True to get none of this kind. */
            isMuted: boolean;
        };
        /** @description A message as a list shows it. */
        MessageSummary: {
            /** @description Names the message. */
            messageId: string;
            kind: components["schemas"]["MessageKind"];
            /** @description One line. */
            title: string;
            /** @description Beginning of the text without formatting. */
            preview: string;
            /** @description True when it has been marked as read. */
            read: boolean;
            sentAt: components["schemas"]["Timestamp"];
        };
        /** @description One page of messages. */
        MessagePage: {
            /** @description Messages, newest first. */
            content: components["schemas"]["MessageSummary"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Messages in all. */
            totalElements: number;
            /** @description Messages on a page. */
            pageSize: number;
        };
        /** @description A message in full. */
        Message: {
            /** @description Names the message. */
            messageId: string;
            kind: components["schemas"]["MessageKind"];
            /** @description One line. */
            title: string;
            /** @description HTML of the merchant; it is cleaned before it is shown. */
            content: string;
            /** @description Page of the site that it leads to; null without one. */
            link: string | null;
            /** @description True when it has been marked as read. */
            read: boolean;
            sentAt: components["schemas"]["Timestamp"];
        };
        /** @description Which messages are meant. */
        MessageSelection: {
            /** @description Names of messages; without the list every message is meant. */
            messageIds?: string[];
        };
        /** @description What a change to messages came to. */
        MessageChange: {
            /** @description Messages that changed. */
            changedCount: number;
            /** @description Messages not read yet afterwards. */
            unreadMessage: number;
        };
        /**
         * @description A report of the agent centre.
         * @enum {string}
         */
        TeamReportName: "listTeamMembers" | "getTeamBets" | "getTeamTransactions" | "getTeamProfitAndLoss" | "getAgentRevenueReport" | "getDownlineTransactionDetails" | "getDividendRecords" | "getDailyWages" | "getHourlySalaries" | "getRealTimeSalaries" | "getRegisterLinkStatistics";
        /** @description What the address of a report says, without the page. A missing value is the usual one of the report; each report has its own filters. */
        ReportViewState: {
            /**
             * @description Days counted from today, or `custom` with `from` and `to`.
             * @enum {string}
             */
            period?: "today" | "yesterday" | "previous7" | "previous30" | "custom";
            /** @description First day. */
            from?: components["schemas"]["CalendarDate"];
            /** @description Last day. */
            to?: components["schemas"]["CalendarDate"];
            /** @description Account of the team. */
            account?: string;
            /** @description What names are searched for. */
            search?: string;
            /** @description Type, state, direction or grouping, whichever the report has. */
            kind?: string;
            /** @description Game category. */
            category?: string;
            /** @description Levels below the caller. */
            level?: string;
            /** @description State of the accounts. */
            status?: string;
            /** @description When they last logged in. */
            activity?: string;
            /** @description A kind of contract that they have or have not. */
            contract?: string;
            /** @description Least balance. */
            min?: string;
            /** @description Greatest balance. */
            max?: string;
            /**
             * @description A list where the report is usually a tree.
             * @enum {string}
             */
            view?: "list";
            /**
             * @description Beside the period before.
             * @enum {string}
             */
            compare?: "1";
            /** @description Field of the order, after a minus if descending. */
            sort?: string;
        };
        /** @description A saved view of a report. */
        ReportView: {
            /** @description Names the view. */
            viewId: string;
            /** @description Plain text. */
            name: string;
            state: components["schemas"]["ReportViewState"];
        };
        /** @description All views of a report that the caller has saved, and what further ones can keep. */
        ReportViews: {
            /** @description By name. */
            views: components["schemas"]["ReportView"][];
            /** @description What the address of this report says, besides the page; nothing else is saved. */
            keeps: components["schemas"]["ReportViewKey"][];
            /** @description As many views can be saved of a report. */
            most: number;
        };
        /**
         * @description A part of a report's address.
         * @enum {string}
         */
        ReportViewKey: "period" | "from" | "to" | "account" | "search" | "kind" | "category" | "level" | "status" | "activity" | "contract" | "min" | "max" | "view" | "compare" | "sort";
        /** @description Filters to save under a name. */
        ReportViewForm: {
            report: components["schemas"]["TeamReportName"];
            /** @description Plain text. */
            name: string;
            state: components["schemas"]["ReportViewState"];
        };
        /** @description Another name for a view. */
        ReportViewName: {
            /** @description Which view. */
            viewId: string;
            /** @description Plain text. */
            name: string;
        };
        /** @description A part of a file of comma-separated values; parts are put one behind the other. */
        ReportFile: {
            /** @description The text of this part: in the first one a byte order mark and the headers, in the last one the totals. */
            csv: string;
            /** @description Rows of this part. */
            rows: number;
            /** @description Names the part that follows; null after the last. */
            next: string | null;
        };
        /**
         * @description Whether an account of the downline plays only or has a downline of its own.
         * @enum {string}
         */
        DownlineAccountType: "member" | "agent";
        /** @description Rebate handed to somebody of the downline. */
        DownlineRebate: {
            /** @description Code of the category. */
            gameCategory: string;
            /** @description Share of a valid bet that comes back. */
            rate: number;
        };
        /** @description People of the team. Registered, active and firstDeposits count within the asked days. */
        TeamPeopleFigures: {
            /** @description Everybody below the caller. */
            total: number;
            /** @description Members directly below. */
            directMembers: number;
            /** @description Agents directly below. */
            directAgents: number;
            /** @description Logged in now. */
            online: number;
            /** @description New people. */
            registered: number;
            /** @description People who bet. */
            active: number;
            /** @description People who deposited for the first time. */
            firstDeposits: number;
        };
        /** @description Money of the team. All but teamBalance count within the asked days. */
        TeamMoneyFigures: {
            /** @description What all wallets hold now. */
            teamBalance: components["schemas"]["Money"];
            /** @description Deposits credited, before fees, by the day on which they were. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees, by the day on which they were. */
            withdrawals: components["schemas"]["Money"];
            /** @description Bets placed. */
            betAmount: components["schemas"]["Money"];
            /** @description Bets that count for rebates and contracts. */
            validBet: components["schemas"]["Money"];
            /** @description Wins paid out. */
            payout: components["schemas"]["Money"];
            /** @description Rebates credited. */
            rebate: components["schemas"]["Money"];
            /** @description Bonuses, rewards and money for points, less what was taken back. */
            bonus: components["schemas"]["Money"];
            /** @description Result of the players - payout, rebate and bonus less bets; negative when they lost. */
            profitLoss: components["schemas"]["Money"];
        };
        /** @description One day of the chart. */
        TeamDayFigures: {
            date: components["schemas"]["CalendarDate"];
            /** @description Deposits credited, before fees, by the day on which they were. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees, by the day on which they were. */
            withdrawals: components["schemas"]["Money"];
            /** @description Bets placed. */
            betAmount: components["schemas"]["Money"];
            /** @description Result of the players. */
            profitLoss: components["schemas"]["Money"];
            /** @description People who bet. */
            active: number;
            /** @description New people. */
            registered: number;
        };
        /** @description Figures of a team over some days. */
        TeamOverview: {
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            people: components["schemas"]["TeamPeopleFigures"];
            money: components["schemas"]["TeamMoneyFigures"];
            /** @description One row for each asked day, oldest first. */
            days: components["schemas"]["TeamDayFigures"][];
            /** @description The period before; null unless compare asks for it. */
            comparison: components["schemas"]["PeriodComparison"] | null;
        };
        /** @description The period directly before, which has as many days, and how each figure has changed since. */
        PeriodComparison: {
            /** @description First day of the period before. */
            startDate: components["schemas"]["CalendarDate"];
            /** @description Last day of the period before. */
            endDate: components["schemas"]["CalendarDate"];
            /** @description Whether the last asked day is over; if not, a part of a day is compared with a whole one. */
            isOver: boolean;
            /** @description One for each figure that belongs to days, in the order of the report. */
            changes: components["schemas"]["FigureChange"][];
        };
        /** @description How a figure has changed since the period before. */
        FigureChange: {
            figure: components["schemas"]["FigureName"];
            unit: components["schemas"]["FigureUnit"];
            /** @description The figure in the period before. */
            before: components["schemas"]["FigureValue"];
            /** @description The figure less what it was; negative where it is less. */
            difference: components["schemas"]["FigureValue"];
            /** @description The difference as a share of what it was, without the sign of that, rounded half to even; null where it was zero. */
            rate: number | null;
        };
        /** @description One person on the way from the caller down to a row. */
        TeamPathStep: {
            /** @description Names the person. */
            memberId: string;
            /** @description Account name. */
            account: string;
        };
        /** @description A person of the downline. */
        TeamMember: {
            /** @description Names the person. */
            memberId: string;
            /** @description Account name. */
            account: string;
            /** @description Name shown beside it. */
            nickname: string | null;
            accountType: components["schemas"]["DownlineAccountType"];
            /** @description Steps below the caller, from 1. */
            level: number;
            /** @description Person directly above. */
            parentId: string;
            /** @description Account of the person directly above. */
            parentAccount: string;
            status: components["schemas"]["TeamMemberStatus"];
            /** @description What all wallets of this person hold now. */
            balance: components["schemas"]["Money"];
            /** @description People below this one; 0 for a member. */
            teamSize: number;
            /** @description Whether a session is open now. */
            online: boolean;
            registeredAt: components["schemas"]["Timestamp"];
            /** @description Last login; null when never. */
            lastLoginAt: components["schemas"]["Timestamp"] | null;
            /** @description Whether the caller keeps a note on this person. */
            hasNote: boolean;
        };
        /**
         * @description Whether an account can be used.
         * @enum {string}
         */
        TeamMemberStatus: "active" | "frozen" | "closed";
        /** @description One page of people. */
        TeamMemberPage: {
            /** @description People of this page. */
            content: components["schemas"]["TeamMember"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            /** @description From the caller down to parentId; empty at the top. */
            path: components["schemas"]["TeamPathStep"][];
        };
        /** @description A person of the downline with rebates and figures of the last 30 days. */
        TeamMemberDetail: {
            member: components["schemas"]["TeamMember"];
            /** @description From the caller down to the person directly above. */
            path: components["schemas"]["TeamPathStep"][];
            /** @description Rebates by game category. */
            rebates: components["schemas"]["DownlineRebate"][];
            /** @description What the caller noted when the account was opened. */
            remark: string;
            /** @description What the caller notes on this person and nobody else sees; empty without one. */
            note: string;
            /** @description Link that the person registered by; null without one. */
            registerLinkId: string | null;
            /** @description Deposits credited, before fees, by the day on which they were. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees, by the day on which they were. */
            withdrawals: components["schemas"]["Money"];
            /** @description Bets placed. */
            betAmount: components["schemas"]["Money"];
            /** @description Result of the players for this person - payout, rebate and bonus less bets. */
            profitLoss: components["schemas"]["Money"];
            /** @description Kinds of contract in force between the caller and this person. */
            contractKinds: components["schemas"]["ContractKind"][];
        };
        /** @description A new account of the downline. */
        DownlineAccountForm: {
            /** @description Account name; the rules of registration hold. */
            username: string;
            /** @description First password. */
            password: string;
            /** @description The same once more. */
            confirmPassword: string;
            accountType: components["schemas"]["DownlineAccountType"];
            /** @description Rebates by game category; a category left out gets none. */
            rebates: components["schemas"]["DownlineRebate"][];
            /** @description A note for the agent; may be empty. */
            remark: string;
        };
        /** @description Rates that can be handed on in one game category. */
        RebateLimit: {
            /** @description Code of the category. */
            gameCategory: string;
            /** @description Lowest rate. */
            minimumRate: number;
            /** @description Highest rate. */
            maximumRate: number;
            /** @description Distance between two rates. */
            step: number;
        };
        /** @description Limits by game category. */
        RebateLimits: {
            /** @description One row for each category. */
            limits: components["schemas"]["RebateLimit"][];
        };
        /** @description New rebates of somebody directly below. */
        DownlineRebateForm: {
            /** @description Whose rebates. */
            memberId: string;
            /** @description Rebates by game category; a category left out keeps its rate. */
            rebates: components["schemas"]["DownlineRebate"][];
        };
        /** @description New rebates of several people directly below. */
        TeamRebatesForm: {
            /** @description Whose rebates, each once. */
            memberIds: string[];
            /** @description Rebates by game category; a category left out keeps its rate. */
            rebates: components["schemas"]["DownlineRebate"][];
        };
        /**
         * @description Why the rebates of one person stay as they are:
         *     UNKNOWN, nobody of the caller's team has this id; NOT_DIRECT, the person stands deeper than directly below;
         *     BELOW_PROMISED, the rate is lower than what this person has promised further down.
         * @enum {string}
         */
        TeamRebateRefusal: "UNKNOWN" | "NOT_DIRECT" | "BELOW_PROMISED";
        /** @description The rate of a person in one game category, now and then. */
        TeamRebateChange: {
            /** @description Code of the category. */
            gameCategory: string;
            /** @description The rate until now. */
            from: number;
            /** @description The new rate. */
            to: number;
        };
        /** @description What comes of it for one person. With neither refusal nor changes the rates are the asked ones already. */
        TeamRebateResult: {
            /** @description As asked. */
            memberId: string;
            /** @description Account name; null when the person is unknown. */
            account: string | null;
            /** @description Why nothing changes; null when it is allowed. */
            refusal: components["schemas"]["TeamRebateRefusal"] | null;
            /** @description Category of the rate that is refused; null without one. */
            gameCategory: string | null;
            /** @description The lowest rate that would be allowed there; null without one. */
            limit: number | null;
            /** @description Rates that change. */
            changes: components["schemas"]["TeamRebateChange"][];
        };
        /** @description One row for each person, in the order asked. */
        TeamRebateResults: {
            /** @description One row for each person. */
            results: components["schemas"]["TeamRebateResult"][];
        };
        /** @description A note on somebody of the team. */
        MemberNoteForm: {
            /** @description On whom. */
            memberId: string;
            /** @description Plain text; empty removes the note. */
            note: string;
        };
        /** @description A link that people register by. */
        RegisterLink: {
            /** @description Names the link. */
            linkId: string;
            /** @description What the agent calls it. */
            name: string;
            accountType: components["schemas"]["DownlineAccountType"];
            /** @description Code in the address. */
            affiliateCode: string;
            /**
             * Format: uri
             * @description Address to hand on.
             */
            url: string;
            /**
             * Format: uri
             * @description Address that the QR code holds.
             */
            qrTarget: string;
            /** @description Rebates that a new account gets. */
            rebates: components["schemas"]["DownlineRebate"][];
            /** @description Whether it can be used. */
            enabled: boolean;
            /** @description People who registered by it. */
            registered: number;
            /** @description Times it was opened. */
            visits: number;
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it ends; null when it stays. */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description One page of links. */
        RegisterLinkPage: {
            /** @description Links of this page. */
            content: components["schemas"]["RegisterLink"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /**
         * @description Names a place where a link was put, such as a poster or a channel.
         * @example poster-3
         */
        SubId: string;
        /**
         * @description What a row of the links' statistics stands for.
         * @enum {string}
         */
        RegisterLinkGrouping: "link" | "sub" | "day";
        /** @description What came of links; the terms are those of docs/contracts/figures.md. */
        RegisterLinkFigures: {
            /** @description Times the registration was opened by them. */
            visits: number;
            /** @description People who registered by them. */
            registered: number;
            /** @description Registrations of visits; null without visits. */
            registeredRate: number | null;
            /** @description People who came by them and whose first deposit was credited. */
            firstDeposits: number;
            /** @description First deposits of registrations; null without registrations. */
            firstDepositRate: number | null;
            /** @description Valid bets of those who came by them. */
            validBet: components["schemas"]["Money"];
            /** @description Result of these players; negative when they lost. */
            profitLoss: components["schemas"]["Money"];
        };
        /** @description What came of a link, of a place where it was put, or on a day; the fields of the other groupings are null. */
        RegisterLinkStatisticsRow: {
            /** @description Names the link. */
            linkId: string | null;
            /** @description What the agent calls the link. */
            name: string | null;
            /** @description Place where it was put; empty for those who came without one. */
            sub: string | null;
            /** @description The day. */
            date: components["schemas"]["CalendarDate"] | null;
            figures: components["schemas"]["RegisterLinkFigures"];
        };
        /** @description One page of the links' statistics. */
        RegisterLinkStatisticsPage: {
            /** @description Rows of this page. */
            content: components["schemas"]["RegisterLinkStatisticsRow"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["RegisterLinkFigures"];
        };
        /** @description A new link. */
        RegisterLinkForm: {
            /** @description What the agent calls it. */
            name: string;
            accountType: components["schemas"]["DownlineAccountType"];
            /** @description Rebates that a new account gets. */
            rebates: components["schemas"]["DownlineRebate"][];
            /** @description When it ends; null when it stays. */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A changed link. */
        RegisterLinkUpdate: {
            /** @description Link to change. */
            linkId: string;
            /** @description What the agent calls it. */
            name: string;
            /** @description Rebates that a new account gets. */
            rebates: components["schemas"]["DownlineRebate"][];
            /** @description Whether it can be used. */
            enabled: boolean;
            /** @description When it ends; null when it stays. */
            expiresAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description open is not decided yet, settled is, void was given back.
         * @enum {string}
         */
        TeamBetStatus: "open" | "settled" | "void";
        /** @description A bet of somebody in the downline. */
        TeamBet: {
            /** @description Names the bet. */
            betId: string;
            /** @description Who bet. */
            memberId: string;
            /** @description Account of who bet. */
            account: string;
            /** @description Code of the category. */
            gameCategory: string;
            /** @description Code of the vendor. */
            vassalage: string;
            /** @description Code of the game. */
            gameCode: string;
            /** @description Name of the game. */
            gameName: string;
            status: components["schemas"]["TeamBetStatus"];
            /** @description Amount of the bet. */
            betAmount: components["schemas"]["Money"];
            /** @description Part that counts for rebates and contracts. */
            validBet: components["schemas"]["Money"];
            /** @description Amount paid out; 0.00 while open. */
            payout: components["schemas"]["Money"];
            /** @description Game result - payout less bet. Of an open bet it says nothing. */
            profitLoss: components["schemas"]["Money"];
            placedAt: components["schemas"]["Timestamp"];
            /** @description When it was decided; null while open. */
            settledAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Sums over all pages. */
        TeamBetTotals: {
            /** @description Bets. */
            betCount: number;
            /** @description Bets placed. */
            betAmount: components["schemas"]["Money"];
            /** @description Bets that count. */
            validBet: components["schemas"]["Money"];
            /** @description Paid out. */
            payout: components["schemas"]["Money"];
            /** @description Game result - payout less bets. */
            profitLoss: components["schemas"]["Money"];
        };
        /** @description One page of bets. */
        TeamBetPage: {
            /** @description Bets of this page. */
            content: components["schemas"]["TeamBet"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["TeamBetTotals"];
        };
        /**
         * @description What an order does; transferIn and transferOut are between upline and downline.
         * @enum {string}
         */
        TeamTransactionType: "deposit" | "withdrawal" | "transferIn" | "transferOut";
        /**
         * @description Where an order stands.
         * @enum {string}
         */
        TeamTransactionStatus: "processing" | "completed" | "rejected" | "cancelled";
        /** @description An order of somebody in the downline. */
        TeamTransaction: {
            /** @description Names the order. */
            transactionNumber: string;
            /** @description Whose order. */
            memberId: string;
            /** @description Account whose order it is. */
            account: string;
            type: components["schemas"]["TeamTransactionType"];
            status: components["schemas"]["TeamTransactionStatus"];
            amount: components["schemas"]["Money"];
            /** @description Fee that was kept. */
            fee: components["schemas"]["Money"];
            /** @description Other account of a transfer; null for deposits and withdrawals. */
            counterpartAccount: string | null;
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was done; null until then. */
            completedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Sums of completed orders over all pages. */
        TeamTransactionTotals: {
            /** @description Deposits. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals. */
            withdrawals: components["schemas"]["Money"];
            /** @description Transfers received. */
            transfersIn: components["schemas"]["Money"];
            /** @description Transfers sent. */
            transfersOut: components["schemas"]["Money"];
            /** @description Fees. */
            fees: components["schemas"]["Money"];
        };
        /** @description One page of orders. */
        TeamTransactionPage: {
            /** @description Orders of this page. */
            content: components["schemas"]["TeamTransaction"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["TeamTransactionTotals"];
        };
        /** @description Figures of a statement. */
        TeamProfitFigures: {
            /** @description Bets. */
            betCount: number;
            /** @description Bets placed. */
            betAmount: components["schemas"]["Money"];
            /** @description Bets that count. */
            validBet: components["schemas"]["Money"];
            /** @description Paid out. */
            payout: components["schemas"]["Money"];
            /** @description Rebates credited. */
            rebate: components["schemas"]["Money"];
            /** @description Bonuses, rewards and money for points, less what was taken back. */
            bonus: components["schemas"]["Money"];
            /** @description Salaries that people of the team received; in no result. */
            salary: components["schemas"]["Money"];
            /** @description Result of the players - payout, rebate and bonus less bets; no salary. */
            profitLoss: components["schemas"]["Money"];
        };
        /** @description One row of a statement; of date, account and gameCategory the one that groups is set. */
        TeamProfitRow: {
            /** @description Day of the row; null when rows are not days. */
            date: components["schemas"]["CalendarDate"] | null;
            /** @description Person of the row; null when rows are not accounts. */
            memberId: string | null;
            /** @description Account of the row; null when rows are not accounts. */
            account: string | null;
            /** @description Category of the row; null when rows are not categories. */
            gameCategory: string | null;
            figures: components["schemas"]["TeamProfitFigures"];
        };
        /** @description One page of a statement. */
        TeamProfitPage: {
            /** @description Rows of this page. */
            content: components["schemas"]["TeamProfitRow"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["TeamProfitFigures"];
            /** @description The period before; null unless compare asks for it. */
            comparison: components["schemas"]["PeriodComparison"] | null;
        };
        /** @description What an agent earned and paid on. */
        AgentRevenueFigures: {
            /** @description Valid bets of the team. */
            teamBet: components["schemas"]["Money"];
            /** @description Result of the players - payout, rebate and bonus less bets; negative when they lost. */
            teamProfitLoss: components["schemas"]["Money"];
            /** @description Own rebate less what was handed on. */
            rebateEarned: components["schemas"]["Money"];
            /** @description Dividends from above. */
            dividendReceived: components["schemas"]["Money"];
            /** @description Dividends paid below. */
            dividendPaid: components["schemas"]["Money"];
            /** @description Salaries of all kinds from above. */
            salaryReceived: components["schemas"]["Money"];
            /** @description Salaries of all kinds paid below. */
            salaryPaid: components["schemas"]["Money"];
            /** @description What is left for the agent. */
            revenue: components["schemas"]["Money"];
        };
        /** @description Revenue of one day. */
        AgentRevenueRow: {
            date: components["schemas"]["CalendarDate"];
            /** @description People of the team who bet. */
            activeMembers: number;
            /** @description What came in - rebate kept, dividends and salaries received. */
            received: components["schemas"]["Money"];
            /** @description What was paid on - dividends and salaries. */
            paid: components["schemas"]["Money"];
            figures: components["schemas"]["AgentRevenueFigures"];
        };
        /** @description One page of days. */
        AgentRevenuePage: {
            /** @description Days of this page. */
            content: components["schemas"]["AgentRevenueRow"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["AgentRevenueFigures"];
            /** @description The period before; null unless compare asks for it. */
            comparison: components["schemas"]["PeriodComparison"] | null;
        };
        /**
         * @description Why a wallet moved.
         * @enum {string}
         */
        DownlineMovementType: "deposit" | "withdrawal" | "transferIn" | "transferOut" | "bet" | "payout" | "betRefund" | "rebate" | "bonus" | "reward" | "dividend" | "salary" | "adjustment";
        /** @description One movement in a wallet of the downline. */
        DownlineMovement: {
            /** @description Names the transaction. */
            transactionNumber: string;
            /** @description Whose wallet. */
            memberId: string;
            /** @description Account whose wallet it is. */
            account: string;
            type: components["schemas"]["DownlineMovementType"];
            /** @description Negative when money left the wallet. */
            amount: components["schemas"]["Money"];
            /** @description Balance before it. */
            balanceBefore: components["schemas"]["Money"];
            /** @description Balance after it. */
            balanceAfter: components["schemas"]["Money"];
            /** @description Game or promotion that it belongs to. */
            note: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Sums over all pages. */
        DownlineMovementTotals: {
            /** @description Sum of what came in. */
            income: components["schemas"]["Money"];
            /** @description Sum of what went out, without a sign. */
            outgo: components["schemas"]["Money"];
            /** @description Income less outgo. */
            net: components["schemas"]["Money"];
        };
        /** @description One page of movements. */
        DownlineMovementPage: {
            /** @description Movements of this page. */
            content: components["schemas"]["DownlineMovement"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["DownlineMovementTotals"];
        };
        /** @description One page of announcements for agents. */
        AgentAnnouncementPage: {
            /** @description Announcements of this page. */
            content: components["schemas"]["Announcement"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /**
         * @description A figure that agents see, as docs/contracts/figures.md defines it. Those of the revenue and of payments are the caller's own, the rest is of the team.
         * @enum {string}
         */
        FigureName: "teamSize" | "directAgents" | "directMembers" | "online" | "active" | "registered" | "firstDeposits" | "teamBalance" | "deposits" | "withdrawals" | "betAmount" | "validBet" | "betCount" | "payout" | "gameResult" | "rebate" | "bonus" | "salary" | "profitLoss" | "transfersIn" | "transfersOut" | "fees" | "income" | "outgo" | "net" | "revenue" | "rebateEarned" | "dividendReceived" | "dividendPaid" | "salaryReceived" | "salaryPaid" | "dailyReceived" | "dailyPaid" | "hourlyReceived" | "hourlyPaid" | "realtimeReceived" | "realtimePaid" | "contractPayout" | "payoutBet" | "payoutResult" | "payoutActive";
        /**
         * @description What a figure counts.
         * @enum {string}
         */
        FigureUnit: "money" | "people" | "bets";
        /**
         * @description A figure as the report shows it: an amount with two digits, or a whole number of people or bets.
         * @example 1234.50
         */
        FigureValue: string;
        /** @description Where a row leads; what is null does not narrow it. */
        FigureLead: {
            /**
             * @description To a figure that can be explained; to records; or nowhere
             * @enum {string}
             */
            to: "figure" | "records" | "nowhere";
            /** @description Which figure; null for anything else. */
            figure: components["schemas"]["FigureName"] | null;
            /** @description Which report has the records; null for anything else. */
            report: components["schemas"]["TeamReportName"] | null;
            /** @description First day. */
            startDate: components["schemas"]["CalendarDate"] | null;
            /** @description Last day. */
            endDate: components["schemas"]["CalendarDate"] | null;
            /** @description Only this account. */
            account: string | null;
            /** @description Only this account and everybody below it. */
            branch: string | null;
            /** @description Only games of this category. */
            gameCategory: string | null;
            /** @description Only records of this type of the report. */
            type: string | null;
            /** @description Payment that the figure belongs to. */
            payoutId: string | null;
        };
        /** @description A row of an explanation. */
        FigurePart: {
            /**
             * @description What the row stands for: another figure; a day; a branch of the team; one person alone; the rebate of a branch and category; a payment; the share at a rate; the fixed sum; a bet; what a wallet holds; records; or a rest, whose reason is told.
             * @enum {string}
             */
            kind: "figure" | "day" | "branch" | "person" | "rebate" | "payment" | "share" | "fixedSum" | "bet" | "wallet" | "records" | "rest";
            /**
             * @description Whether the value is added or taken off.
             * @enum {string}
             */
            sign: "plus" | "minus";
            value: components["schemas"]["FigureValue"];
            /** @description The figure of a row of that kind. */
            name: components["schemas"]["FigureName"] | null;
            /**
             * @description Why there is a rest: booked without a contract; paid otherwise than the bets come to now; settled by other bets than are recorded now.
             * @enum {string|null}
             */
            reason: "withoutContract" | "paidOtherwise" | "settledOtherwise" | null;
            /** @description Day of the row. */
            date: components["schemas"]["CalendarDate"] | null;
            /** @description Moment of a bet or a payment. */
            at: components["schemas"]["Timestamp"] | null;
            /** @description Account of the row: at the top of a branch, of a person, or on the other side of a payment. */
            account: string | null;
            /** @description Category of the row. */
            gameCategory: string | null;
            /** @description Type of the records; the vendor of a wallet. */
            type: string | null;
            /** @description What the rate is applied to. The share is rounded to the cent, half to even. */
            base: components["schemas"]["Money"] | null;
            /** @description Rate of a share. */
            rate: number | null;
            leadsTo: components["schemas"]["FigureLead"];
        };
        /** @description A step of the contract that paid, and whether its conditions were met. */
        PaymentStep: {
            tier: components["schemas"]["ContractTier"];
            /** @description Whether this is the step that paid. */
            isReached: boolean;
            /** @description Whether enough people bet. */
            activeMembersMet: boolean;
            /** @description Whether enough was bet. */
            periodBetMet: boolean;
            /** @description Whether the result was reached. */
            periodProfitLossMet: boolean;
        };
        /** @description How a payment of a contract came about. */
        ExplainedPayment: {
            /** @description Contract that it comes from. */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            direction: components["schemas"]["PayoutDirection"];
            /** @description Account on the other side. */
            account: string;
            /** @description Start of the sales that the rate counts. */
            startAt: components["schemas"]["Timestamp"];
            /** @description End of the sales that the rate counts. */
            endAt: components["schemas"]["Timestamp"];
            /** @description Start of the sales that conditions count: of the contract's period, up to endAt. */
            conditionsFrom: components["schemas"]["Timestamp"];
            /** @description People who bet since conditionsFrom. */
            activeMembers: number;
            /** @description Valid bets since conditionsFrom. */
            periodBet: components["schemas"]["Money"];
            /** @description Game result since conditionsFrom. */
            periodProfitLoss: components["schemas"]["Money"];
            /** @description Steps of the contract, lowest first. */
            steps: components["schemas"]["PaymentStep"][];
            status: components["schemas"]["PayoutStatus"];
            /** @description From when on it is paid. */
            dueAt: components["schemas"]["Timestamp"];
            /** @description When it was paid; null until then. */
            paidAt: components["schemas"]["Timestamp"] | null;
            /** @description The transaction of the ledger; null until it is paid, and where nothing was. */
            transactionNumber: string | null;
        };
        /** @description A figure and one page of the rows that add up to it. */
        ExplainedFigure: {
            figure: components["schemas"]["FigureName"];
            unit: components["schemas"]["FigureUnit"];
            value: components["schemas"]["FigureValue"];
            /** @description First day; null for what is now and for a payment. */
            startDate: components["schemas"]["CalendarDate"] | null;
            /** @description Last day; null for what is now and for a payment. */
            endDate: components["schemas"]["CalendarDate"] | null;
            /** @description Account that it is narrowed to. */
            account: string | null;
            /** @description Branch that it is narrowed to. */
            branch: string | null;
            /** @description Category that it is narrowed to. */
            gameCategory: string | null;
            /** @description Rows of this page. */
            content: components["schemas"]["FigurePart"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            /** @description How it came about; null for anything but contractPayout. */
            payment: components["schemas"]["ExplainedPayment"] | null;
        };
        /**
         * @description Whether the caller received it or paid it to the downline.
         * @enum {string}
         */
        PayoutDirection: "received" | "paid";
        /**
         * @description pending is computed but not paid, paid is done, failed waits for customer service.
         * @enum {string}
         */
        PayoutStatus: "pending" | "paid" | "failed";
        /** @description A dividend or salary that a contract gave. */
        ContractPayout: {
            /** @description Names the payout. */
            payoutId: string;
            /** @description Contract it comes from. */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            direction: components["schemas"]["PayoutDirection"];
            /** @description Account on the other side. */
            account: string;
            period: components["schemas"]["ContractPeriod"];
            /** @description Start of the sales that count. */
            startAt: components["schemas"]["Timestamp"];
            /** @description End of the sales that count. */
            endAt: components["schemas"]["Timestamp"];
            /** @description People who bet in that time. */
            activeMembers: number;
            /** @description Valid bets in that time. */
            periodBet: components["schemas"]["Money"];
            /** @description Game result in that time. */
            periodProfitLoss: components["schemas"]["Money"];
            /** @description Rate of the tier that was reached. */
            rate: number;
            /** @description Fixed sum of the tier that was reached. */
            fixedAmount: components["schemas"]["Money"];
            /** @description What is paid in all: the share at the rate, and the fixed sum. */
            amount: components["schemas"]["Money"];
            status: components["schemas"]["PayoutStatus"];
            /** @description When it was paid; null until then. */
            paidAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Sums over all pages. */
        ContractPayoutTotals: {
            /** @description Received and credited. */
            received: components["schemas"]["Money"];
            /** @description Paid to the downline. */
            paid: components["schemas"]["Money"];
            /** @description Valid bets of all rows; null where some were received and some paid, for those received contain those paid. */
            periodBet: components["schemas"]["Money"] | null;
            /** @description Game result of all rows; null where periodBet is. */
            periodProfitLoss: components["schemas"]["Money"] | null;
        };
        /** @description One page of dividends or salaries. */
        ContractPayoutPage: {
            /** @description Payouts of this page. */
            content: components["schemas"]["ContractPayout"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
            totals: components["schemas"]["ContractPayoutTotals"];
        };
        /**
         * @description What a contract pays - a dividend, or a salary by the day, by the hour or every 5 minutes.
         * @enum {string}
         */
        ContractKind: "dividend" | "daily" | "hourly" | "realtime";
        /**
         * @description Which side of a contract the caller has.
         * @enum {string}
         */
        ContractSide: "offeredToMe" | "offeredByMe";
        /**
         * @description Whether the last request asked for a new contract or for its end.
         * @enum {string}
         */
        ContractRequestType: "new" | "termination";
        /**
         * @description Where the last request stands. sign waits for the caller, pending for the other side; accepted, rejected, terminated and cancelled are answers.
         * @enum {string}
         */
        ContractState: "sign" | "pending" | "accepted" | "rejected" | "terminated" | "cancelled";
        /**
         * @description Time that is counted together.
         * @enum {string}
         */
        ContractPeriod: "daily" | "weekly" | "semimonthly" | "monthly";
        /**
         * @description A step that the caller can take now. accept, reject and terminate go to the process call of the kind, requestTermination and cancel to calls of their own.
         * @enum {string}
         */
        ContractAction: "accept" | "reject" | "terminate" | "requestTermination" | "cancel";
        /** @description One step of a contract; the highest one whose conditions are all met pays. */
        ContractTier: {
            /** @description Share that is paid - of the players' loss for a dividend, of valid bets for a salary. */
            rate: number;
            /** @description People who have to bet within the period. */
            activeMembers: number;
            /** @description Valid bets that have to be reached within the period. */
            periodBet: components["schemas"]["Money"];
            /** @description Result of the players that has to be reached or undercut; 0.00 asks for nothing. */
            periodProfitLoss: components["schemas"]["Money"];
            /** @description Fixed sum paid on top of what the rate gives; 0.00 when only the rate pays. */
            amount: components["schemas"]["Money"];
        };
        /** @description A contract as one of its sides sees it. */
        Contract: {
            /** @description Names the contract. */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            requestType: components["schemas"]["ContractRequestType"];
            state: components["schemas"]["ContractState"];
            /** @description Whether it is agreed and has not ended; it counts from startsAt on. True also while a termination request waits. */
            inForce: boolean;
            side: components["schemas"]["ContractSide"];
            /** @description Person on the other side. */
            counterpartId: string;
            /** @description Account on the other side. */
            counterpartAccount: string;
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
            /** @description What the caller can do with it now. */
            actions: components["schemas"]["ContractAction"][];
            /** @description When the last request was made. */
            offeredAt: components["schemas"]["Timestamp"];
            /** @description When the last request was answered; null until then. */
            answeredAt: components["schemas"]["Timestamp"] | null;
            /** @description When it starts to count; null before it is accepted. That may be days later. */
            startsAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was rejected, cancelled or terminated; null otherwise. */
            endedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it pays next; null when it is not in force. */
            nextSettlementAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description One page of contracts. */
        ContractPage: {
            /** @description Contracts of this page. */
            content: components["schemas"]["Contract"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description A downline contract that ends with another one. */
        ContractBrief: {
            /** @description Names the contract. */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            /** @description Person who loses it. */
            counterpartId: string;
            /** @description Account that loses it. */
            counterpartAccount: string;
            /** @description Its highest rate. */
            rate: number;
        };
        /** @description A contract and what agreeing to it would end. */
        ContractDetail: {
            contract: components["schemas"]["Contract"];
            /** @description What the offer says; may be empty. */
            remark: string;
            /** @description Why its end is asked for; null without a termination request. */
            reason: string | null;
            /** @description Contract of the same kind and sides that ends when this one is agreed; null without one. */
            replaces: string | null;
            /** @description The contract of the kind between the same sides that this one took the place of, or would; null without one. */
            before: components["schemas"]["Contract"] | null;
            /** @description The one that took its place; null without one. */
            after: components["schemas"]["Contract"] | null;
            /** @description Downline contracts that end when this one is agreed; empty for answered requests. */
            wouldTerminate: components["schemas"]["ContractBrief"][];
        };
        /** @description One step in the life of a contract. */
        ContractEvent: {
            /** @description Names the event. */
            eventId: string;
            /**
             * @description What happened; terminationRequested opens a request of its own.
             * @enum {string}
             */
            type: "offered" | "accepted" | "rejected" | "cancelled" | "terminationRequested" | "terminated";
            /** @description Who did it; null when another contract caused it. */
            byAccount: string | null;
            requestType: components["schemas"]["ContractRequestType"];
            /** @description Remark or reason given with it. */
            note: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description One page of events. */
        ContractEventPage: {
            /** @description Events of this page. */
            content: components["schemas"]["ContractEvent"][];
            /** @description This page, from 1. */
            pageNum: number;
            /** @description Pages in all. */
            totalPages: number;
            /** @description Rows on all pages. */
            totalElements: number;
            /** @description Rows asked for on a page. */
            pageSize: number;
        };
        /** @description Limits of an offer. */
        ContractTerms: {
            kind: components["schemas"]["ContractKind"];
            /** @description Whether the merchant lets the caller offer this kind. */
            enabled: boolean;
            /** @description Highest rate that may be promised: that of the nearest contract of the kind, from the caller upwards. */
            maximumRate: number;
            /** @description Distance between two rates. */
            rateStep: number;
            /** @description Most tiers of one contract. */
            maximumTiers: number;
            /** @description Periods that can be chosen. */
            periods: components["schemas"]["ContractPeriod"][];
            /** @description Time between two settlements; 5 for realtime. */
            settlementIntervalMinutes: number;
            /** @description True when the sales of a day are paid on the next. */
            paidNextDay: boolean;
            /** @description Contracts to begin with; all within these limits. */
            templates: components["schemas"]["ContractTemplate"][];
        };
        /** @description A contract to begin with. */
        ContractTemplate: {
            /**
             * @description What it is about - the same share from the first bet on, more for more bets, or more for a larger team.
             * @enum {string}
             */
            name: "flat" | "byBets" | "byTeam";
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description A contract that might be offered. */
        ContractDraft: {
            kind: components["schemas"]["ContractKind"];
            /** @description Person directly below whom it is for. */
            memberId: string;
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description What an offer would end if it were agreed. */
        ContractPreview: {
            /** @description Contract of the same kind and sides that it takes the place of; null without one. */
            replaces: string | null;
            /** @description Downline contracts of the other side that would end. */
            wouldTerminate: components["schemas"]["ContractBrief"][];
        };
        /** @description A draft or a contract to try on past periods; exactly one of the two. */
        ContractSimulationRequest: {
            draft?: components["schemas"]["ContractDraft"];
            /** @description Contract in which the caller has a side, offered or in force. */
            contractId?: string;
            /** @description Whole periods that are over. */
            periods: number;
        };
        /** @description What one past period would have paid. */
        ContractSimulationPeriod: {
            startAt: components["schemas"]["Timestamp"];
            endAt: components["schemas"]["Timestamp"];
            /** @description People of the team who bet. */
            activeMembers: number;
            /** @description What the team bet. */
            periodBet: components["schemas"]["Money"];
            /** @description Result of the players, negative when they lost. */
            periodProfitLoss: components["schemas"]["Money"];
            /** @description Highest step that paid or would have, from 1; null when none was reached. */
            step: number | null;
            /** @description What the contract would have paid. */
            amount: components["schemas"]["Money"];
            /** @description What the present contract of the kind pays for the same sales, by its own periods that ended here; null without one. */
            present: components["schemas"]["Money"] | null;
            /** @description What the contract above the offering side pays with these sales, less what it would pay without them; may be negative where this team won while others lost. Null for the other side, and without a contract above. */
            above: components["schemas"]["Money"] | null;
            /** @description What the offering side keeps - above less amount; null where above is. */
            kept: components["schemas"]["Money"] | null;
        };
        /** @description Sums over the periods of a simulation. */
        ContractSimulationTotals: {
            periodBet: components["schemas"]["Money"];
            periodProfitLoss: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            /** @description What the present contract pays for these periods; null without one. */
            present: components["schemas"]["Money"] | null;
            /** @description What the contract above pays because of these sales; null where each row's is. */
            above: components["schemas"]["Money"] | null;
            /** @description What the offering side keeps; null where above is. */
            kept: components["schemas"]["Money"] | null;
        };
        /** @description A contract tried on past periods, and what it would end. */
        ContractSimulation: {
            kind: components["schemas"]["ContractKind"];
            period: components["schemas"]["ContractPeriod"];
            /** @description Account that the contract is for. */
            account: string;
            /** @description When that account was opened; earlier periods have no sales. */
            teamSince: components["schemas"]["Timestamp"];
            /** @description Period of the present contract of the kind; null without one. */
            presentPeriod: components["schemas"]["ContractPeriod"] | null;
            /** @description Its highest rate. */
            presentRate: number | null;
            /** @description Highest rate of the contract above the offering side; null for the other side and without one. */
            aboveRate: number | null;
            /** @description Periods, oldest first. */
            rows: components["schemas"]["ContractSimulationPeriod"][];
            totals: components["schemas"]["ContractSimulationTotals"];
            /** @description Contract of the same kind that it takes the place of; null without one and when it is agreed already. */
            replaces: string | null;
            /** @description Downline contracts of the side it is for that would end. */
            wouldTerminate: components["schemas"]["ContractBrief"][];
        };
        /** @description A step, and which of its conditions the running period has met. */
        ContractProgressStep: {
            tier: components["schemas"]["ContractTier"];
            /** @description Whether all its conditions are met. */
            isMet: boolean;
            /** @description Whether enough people have bet. */
            areMembersMet: boolean;
            /** @description Whether enough was bet. */
            isBetMet: boolean;
            /** @description Whether the result is reached or undercut. */
            isResultMet: boolean;
            /** @description How much of the bets is there. */
            betShare: number;
            /** @description How much of the result is there. */
            resultShare: number;
        };
        /** @description The running period of a contract in force. */
        ContractProgress: {
            /** @description Names the contract. */
            contractId: string;
            kind: components["schemas"]["ContractKind"];
            period: components["schemas"]["ContractPeriod"];
            /** @description When the period began, or the contract within it. */
            startAt: components["schemas"]["Timestamp"];
            endAt: components["schemas"]["Timestamp"];
            /** @description People who have bet. */
            activeMembers: number;
            /** @description What was bet so far. */
            periodBet: components["schemas"]["Money"];
            /** @description Result of the players so far. */
            periodProfitLoss: components["schemas"]["Money"];
            /** @description Steps, lowest first. */
            steps: components["schemas"]["ContractProgressStep"][];
            /** @description Step reached now, from 1; null when none is. */
            reached: number | null;
            /** @description What the period pays if it ended now. */
            current: components["schemas"]["Money"];
            /** @description What is certain - settlements that are over; of the running one what can not turn any more. */
            low: components["schemas"]["Money"];
            /** @description What the period pays when bets and result go on at the pace so far, with the same people. */
            high: components["schemas"]["Money"];
            /** @description When it pays next. */
            nextSettlementAt: components["schemas"]["Timestamp"];
            /** @description What that payment is as things stand. */
            nextAmount: components["schemas"]["Money"];
            /** @description Whether the caller's balance covers the next payment; null for the side that is paid. */
            isCovered: boolean | null;
            /** @description What the caller's balance lacks for it; null when it is covered and for the side that is paid. */
            shortBy: components["schemas"]["Money"] | null;
        };
        /** @description A contract that might be offered to several people. */
        ContractsDraft: {
            kind: components["schemas"]["ContractKind"];
            /** @description People directly below whom it is for; empty while nobody is chosen. */
            people: string[];
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
        };
        /** @description What is to be said about an offer before it is sent. */
        ContractsPreview: {
            /** @description What is to be said about the steps, lowest first. */
            notes: components["schemas"]["ContractNote"][];
            /** @description One for each person, in the order in which they were named. */
            people: components["schemas"]["ContractPersonPreview"][];
        };
        /** @description Something about a step that its author should know. */
        ContractNote: {
            /** @description Place of the step, from 0. */
            step: number;
            /**
             * @description What it is. neverReached - a later step is reached whenever this one is; paysLess, paysNothing - less than the step before, nothing at all; paysNoMore - as much as the step before; skips - it can be reached without the step before; gap - the first step asks for something, so some sales reach none.
             * @enum {string}
             */
            code: "neverReached" | "paysLess" | "paysNothing" | "paysNoMore" | "skips" | "gap";
            /**
             * @description A fault is refused, a warning is likely a mistake, a note is none.
             * @enum {string}
             */
            severity: "fault" | "warning" | "note";
        };
        /** @description What an offer would mean for one person. */
        ContractPersonPreview: {
            /** @description Names the person. */
            memberId: string;
            /** @description Account of the person. */
            account: string;
            /** @description People whose bets would count, the person included. */
            teamSize: number;
            /** @description Whether an offer of the kind waits for an answer; then no other can be made. */
            hasOpenOffer: boolean;
            /** @description The contract of the kind that it would take the place of; null without one. */
            replaces: components["schemas"]["Contract"] | null;
            /** @description Downline contracts of the person that would end. */
            wouldTerminate: components["schemas"]["ContractBrief"][];
        };
        /** @description A contract that is offered to several people. */
        ContractsOffer: {
            kind: components["schemas"]["ContractKind"];
            /** @description People directly below whom it is for. */
            people: components["schemas"]["ContractOfferee"][];
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
            /** @description A word to the other side; may be empty. */
            remark: string;
        };
        /** @description Somebody to whom a contract is offered. */
        ContractOfferee: {
            /** @description Person directly below. */
            memberId: string;
            /** @description Contracts that the person was told will end; none when left out. */
            knownTerminations?: string[];
        };
        /** @description What became of an offer to several people. */
        ContractsResult: {
            /** @description One for each person, in the order in which they were named. */
            outcomes: components["schemas"]["ContractOutcome"][];
        };
        /** @description What became of the offer to one person. */
        ContractOutcome: {
            /** @description Names the person. */
            memberId: string;
            /** @description Account of the person. */
            account: string;
            /** @description The offered contract; null when it was refused. */
            contractId: string | null;
            /**
             * @description Why it was refused - an offer of the kind waits already, or other contracts would end than were named; null when it was offered.
             * @enum {string|null}
             */
            refusal: "openOffer" | "otherTerminations" | null;
        };
        /** @description A contract that is offered. */
        ContractOffer: {
            kind: components["schemas"]["ContractKind"];
            /** @description Person directly below whom it is for. */
            memberId: string;
            period: components["schemas"]["ContractPeriod"];
            /** @description Steps, lowest first. */
            tiers: components["schemas"]["ContractTier"][];
            /** @description A word to the other side; may be empty. */
            remark: string;
            /** @description Contracts that the person was told will end; none when left out. */
            knownTerminations?: string[];
        };
        /** @description Which request to take back. */
        ContractCancel: {
            /** @description Contract whose open request is taken back. */
            contractId: string;
        };
        /** @description Which contract should end, and why. */
        ContractTerminationRequest: {
            /** @description Accepted contract. */
            contractId: string;
            /** @description Why; may be empty. */
            reason: string;
        };
        /** @description What to do with a contract. */
        ContractAnswer: {
            /** @description Contract or contract request. */
            contractId: string;
            /**
             * @description accept or reject an open request; terminate an accepted contract.
             * @enum {string}
             */
            action: "accept" | "reject" | "terminate";
            /** @description Contracts that the person was told will end; none when left out. */
            knownTerminations?: string[];
        };
        /** @description A contract after a step, and the downline contracts that ended with it. */
        ContractResult: {
            contract: components["schemas"]["Contract"];
            /** @description Downline contracts that ended. */
            terminated: components["schemas"]["ContractBrief"][];
        };
        /**
         * @description Kind of a customer-service entry.
         * @enum {string}
         */
        CustomerServiceType: "LIVECHAT" | "TELEPHONE";
        /** @description A way to reach customer service. */
        CustomerServiceEntry: {
            /** @description Names the entry. */
            modelId: string;
            csType: components["schemas"]["CustomerServiceType"];
            /** @description Words of the entry in the asked language. */
            title: string;
            /** @description Hours and languages in words; null without. */
            description: string | null;
            /** @description Number to call; null for a chat. */
            telephone: string | null;
            /** @description True when somebody answers now. */
            available: boolean;
        };
        /** @description Customer-service entries in the order in which they show. */
        CustomerServiceEntries: components["schemas"]["CustomerServiceEntry"][];
        /** @description A conversation that was opened. */
        ChatLaunch: {
            /**
             * Format: uri
             * @description Address of the chat window.
             */
            chatUrl: string;
        };
        /**
         * @description A break from play or a self-exclusion.
         * @enum {string}
         */
        PlayPauseKind: "BREAK" | "EXCLUSION";
        /** @description A break from play or an exclusion that holds. */
        PlayPause: {
            kind: components["schemas"]["PlayPauseKind"];
            /** @description When it began. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description When its time is over. */
            endsAt: components["schemas"]["Timestamp"];
            /** @description Whether its time is over and its end has to be asked for. */
            canRequestEnd: boolean;
            /** @description From when play is possible; null while the end has to be asked for. */
            playableFrom: components["schemas"]["Timestamp"] | null;
        };
        /** @description A duration that can be chosen. */
        PlayPauseChoice: {
            /** @description How long it lasts. */
            duration: components["schemas"]["Duration"];
            /** @description When it would end if it began now. */
            endsAt: components["schemas"]["Timestamp"];
        };
        /** @description The break or exclusion that holds, and what the policy offers. */
        PlayPauseChoices: {
            /** @description What holds; null for nothing. */
            current: components["schemas"]["PlayPause"] | null;
            /** @description Breaks on offer that would end after what holds. */
            breaks: components["schemas"]["PlayPauseChoice"][];
            /** @description Exclusions on offer that would end after what holds. */
            exclusions: components["schemas"]["PlayPauseChoice"][];
            exclusionEnd: components["schemas"]["ExclusionEnd"];
            /** @description How long after the end of an exclusion, or after it was asked for, nothing can be played yet. */
            coolingOff: components["schemas"]["Duration"];
        };
        /** @description The break or exclusion that a member wants. */
        PlayPauseWish: {
            kind: components["schemas"]["PlayPauseKind"];
            /** @description One of those on offer. */
            duration: components["schemas"]["Duration"];
        };
        /** @description Why an exclusion should end. */
        ExclusionEndRequest: {
            /** @description In the member's words. */
            reason: string;
        };
        /**
         * @description Whether an exclusion ends with its time, or stays until the member asks for the end.
         * @enum {string}
         */
        ExclusionEnd: "AUTOMATIC" | "ON_REQUEST";
        /**
         * @description What a limit is: money with two digits, or of SESSION_TIME whole minutes. Never zero.
         * @example 200.00
         * @example 90
         */
        LimitAmount: string;
        /**
         * @description What counts against a limit, or is left of it: money with two digits, or of SESSION_TIME whole minutes.
         * @example 150.00
         * @example 42
         */
        LimitSum: string;
        /** @description Names one of the caller's limits. */
        LimitReference: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
        };
        /** @description What a limit should be. */
        LimitWish: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit; null for none. */
            amount: components["schemas"]["LimitAmount"] | null;
        };
        /** @description A higher limit, or none, that waits for its second yes. */
        WaitingLimit: {
            /** @description The limit; null for none. */
            amount: components["schemas"]["LimitAmount"] | null;
            /** @description From when it can be confirmed. */
            confirmableAt: components["schemas"]["Timestamp"];
            /** @description Whether that is so now. */
            canBeConfirmed: boolean;
        };
        /** @description One of the caller's limits, and what is used of it. */
        OwnLimit: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit that holds; null for none. */
            amount: components["schemas"]["LimitAmount"] | null;
            /** @description The most that it can be set to; null where nothing bounds it, as with money. */
            max: components["schemas"]["LimitAmount"] | null;
            /** @description What counts in this period. A deposit counts from its beginning unless it came to nothing; a loss is never below zero; of sessions at the same time each minute counts once. */
            used: components["schemas"]["LimitSum"];
            /** @description How much of the limit is used, at most all of it; null without a limit. */
            usedRate: number | null;
            /** @description What is left of it; null without a limit. */
            left: components["schemas"]["LimitSum"] | null;
            /** @description When the period lets go: of 24 hours or 7 days when the first of what counts is that old, of a month when the next one begins; of time when a minute less counts than now and than the limit, if nothing more is used. Null if nothing counts. */
            freeAt: components["schemas"]["Timestamp"] | null;
            /** @description What waits for its second yes. */
            waiting: components["schemas"]["WaitingLimit"] | null;
        };
        /** @description The caller's own limits. */
        OwnLimits: {
            /** @description How long a higher limit waits. */
            raiseDelay: components["schemas"]["Duration"];
            /** @description Whether the member is asked for a limit where money is deposited: the policy wants that before the first deposit, and the member has neither deposited nor set a deposit limit (SP-04). */
            isAskedAtDeposit: boolean;
            /** @description One row for each kind and period. */
            limits: components["schemas"]["OwnLimit"][];
        };
        /**
         * @description What a row stands for: a day, a week from Monday on, or a month.
         * @default MONTH
         * @enum {string}
         */
        StatementGrain: "DAY" | "WEEK" | "MONTH";
        /** @description Sums of a span. */
        StatementFigures: {
            /** @description Deposits credited, before fees. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees. */
            withdrawals: components["schemas"]["Money"];
            /** @description Deposits less withdrawals; negative for who took out more. */
            netDeposits: components["schemas"]["Money"];
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description What games paid out, stakes of won bets included. */
            win: components["schemas"]["Money"];
            /** @description Payouts less bets; negative for a loss. */
            gameResult: components["schemas"]["Money"];
        };
        /** @description One day, week or month. A week or month that the statement cuts off has only its days inside. */
        StatementRow: {
            /** @description Its first day. */
            from: components["schemas"]["CalendarDate"];
            /** @description Its last day, today at the latest. */
            to: components["schemas"]["CalendarDate"];
            /** @description Deposits credited, before fees. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals paid, before fees. */
            withdrawals: components["schemas"]["Money"];
            /** @description Deposits less withdrawals; negative for who took out more. */
            netDeposits: components["schemas"]["Money"];
            /** @description What was bet. */
            stake: components["schemas"]["Money"];
            /** @description What games paid out, stakes of won bets included. */
            win: components["schemas"]["Money"];
            /** @description Payouts less bets; negative for a loss. */
            gameResult: components["schemas"]["Money"];
            /** @description Deposits as a part of the largest deposits or withdrawals of a row. */
            depositRate: number;
            /** @description Withdrawals as a part of the same. */
            withdrawalRate: number;
            /** @description The result as a part of the largest one of a row either way. */
            resultRate: number;
        };
        /** @description Deposits less withdrawals over the life of the account. */
        LifetimeDeposits: {
            /** @description The day of the registration. */
            since: components["schemas"]["CalendarDate"];
            /** @description All deposits credited, before fees. */
            deposits: components["schemas"]["Money"];
            /** @description All withdrawals paid, before fees. */
            withdrawals: components["schemas"]["Money"];
            /** @description The former less the latter. */
            netDeposits: components["schemas"]["Money"];
        };
        /** @description What a member paid in and out, staked and won. */
        ActivityStatement: {
            grain: components["schemas"]["StatementGrain"];
            /** @description Whole months before the running one. */
            months: number;
            /** @description How many can be asked for. */
            maxMonths: number;
            /** @description The first day. */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day, today. */
            to: components["schemas"]["CalendarDate"];
            total: components["schemas"]["StatementFigures"];
            lifetime: components["schemas"]["LifetimeDeposits"];
            /** @description Every day, week or month of the span, the first one first; those on which nothing happened are zero. */
            rows: components["schemas"]["StatementRow"][];
        };
        /** @description When the statement was last looked at. */
        StatementReview: {
            /** @description Whether the member is asked to look at it. */
            isDue: boolean;
            /** @description The last look; null if there was none. */
            reviewedAt: components["schemas"]["Timestamp"] | null;
            /** @description From when the member is asked; null for never. */
            dueAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Time and money of the caller's session so far. */
        PlaySession: {
            /** @description Names the session; it is not the token. */
            sessionId: string;
            /** @description The gateway's clock. The figures are those of this moment. */
            now: components["schemas"]["Timestamp"];
            /** @description When the session began. */
            startedAt: components["schemas"]["Timestamp"];
            /** @description What the account has bet since then. */
            stake: components["schemas"]["Money"];
            /** @description What games paid for these bets, stakes of won bets included. */
            win: components["schemas"]["Money"];
            /** @description The net position. Payouts less bets; negative for a loss. */
            gameResult: components["schemas"]["Money"];
            /** @description The main wallet. */
            balance: components["schemas"]["Money"];
            /** @description The member's own limit of time that leaves least; null for none. */
            timeLimit: components["schemas"]["TimeLimit"] | null;
            realityCheck: components["schemas"]["RealityCheck"];
        };
        /** @description The member's own limit of time. */
        TimeLimit: {
            period: components["schemas"]["LimitPeriod"];
            /** @description What it leaves, if the session is used now. At zero no game starts and no stake is taken. */
            minutesLeft: number;
            /** @description When a minute becomes free, if nothing more is used; null if nothing counts. */
            freeAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description The reminder above a game. */
        RealityCheck: {
            /** @description The time between reminders that holds: the member's own choice, else the policy's standard; null for none. */
            interval: components["schemas"]["Duration"] | null;
            /** @description Those that can be chosen. */
            intervals: components["schemas"]["Duration"][];
            /** @description True where it can not be turned off. */
            isRequired: boolean;
            /** @description When the next reminder of this session is due: an interval after its beginning, or after the last answer; null for none. */
            dueAt: components["schemas"]["Timestamp"] | null;
            /** @description Whether that is so now. */
            isDue: boolean;
        };
        /** @description What a member wants of the reality check. */
        RealityCheckChoice: {
            /** @description The time between reminders; null for none. */
            interval: components["schemas"]["Duration"] | null;
        };
        /** @description The answer to one reality check. */
        RealityCheckAnswer: {
            /** @description Names the check. When it was due. */
            dueAt: components["schemas"]["Timestamp"];
            /** @description The `now` of the figures that the member saw. */
            shownAt: components["schemas"]["Timestamp"];
            /**
             * @description Whether the member goes on, looks at the history of bets first, or stops.
             * @enum {string}
             */
            answer: "GO_ON" | "HISTORY" | "STOP";
        };
        /** @description A time by ISO 8601, such as PT24H or P6M. A month is one of the calendar. */
        Duration: string;
        /**
         * @description What a limit is on: deposits before fees, losses less winnings, stakes, or time logged in.
         * @enum {string}
         */
        LimitKind: "DEPOSIT" | "LOSS" | "STAKE" | "SESSION_TIME";
        /**
         * @description 24 hours, 7 days or a month of the calendar.
         * @enum {string}
         */
        LimitPeriod: "DAY" | "WEEK" | "MONTH";
        /** @description Who may play. */
        PolicyAges: {
            /** @description Age from which somebody may play, in years. */
            minimum: number;
            /**
             * @description Whether a visitor is asked for the age.
             * @enum {string}
             */
            gate: "NEVER" | "FIRST_VISIT";
        };
        /** @description A kind of limit that members can set. */
        PolicyLimitKind: {
            kind: components["schemas"]["LimitKind"];
            /** @description Periods that can be chosen. */
            periods: components["schemas"]["LimitPeriod"][];
        };
        /** @description Limits that members set for themselves (SP-02, SP-03). */
        PolicyLimits: {
            /** @description Kinds on offer, in the order in which they show. */
            kinds: components["schemas"]["PolicyLimitKind"][];
            /** @description How long a higher limit or none waits for its second yes. A lower one holds at once. */
            raiseDelay: components["schemas"]["Duration"];
            /** @description Where a member is asked for a limit (SP-04). */
            askedAt: ("REGISTRATION" | "FIRST_DEPOSIT")[];
        };
        /** @description The reminder above a game (SP-06). */
        PolicyRealityCheck: {
            /** @description Times between reminders that can be chosen. */
            intervals: components["schemas"]["Duration"][];
            /** @description The interval of a member who has chosen none; null for no reminder. */
            standard: components["schemas"]["Duration"] | null;
            /** @description True where no member can turn it off. */
            isRequired: boolean;
        };
        /** @description Sessions (SP-09). */
        PolicySession: {
            /** @description How long before a session ends for want of use its member is warned. */
            idleWarning: components["schemas"]["Duration"];
        };
        /** @description Breaks from play (SP-07). */
        PolicyBreaks: {
            /** @description Durations that can be chosen. */
            durations: components["schemas"]["Duration"][];
        };
        /** @description Self-exclusion (SP-07). */
        PolicyExclusion: {
            /** @description Durations that can be chosen. */
            durations: components["schemas"]["Duration"][];
            end: components["schemas"]["ExclusionEnd"];
            /** @description How long after its end or the request nothing can be played yet. */
            coolingOff: components["schemas"]["Duration"];
        };
        /** @description Advertising to members. There is none during an exclusion. */
        PolicyMarketing: {
            /** @description Whether members on a break get offers. */
            duringBreak: boolean;
        };
        /** @description What promotions may ask (SP-10). */
        PolicyPromotions: {
            /** @description Most times that a bonus has to be staked; null for no limit. */
            maxTurnoverMultiple: number | null;
            /** @description Whether one promotion may count kinds of games together. */
            mixesGameTypes: boolean;
        };
        /** @description Withdrawals. */
        PolicyWithdrawals: {
            /** @description Whether a member can take back a request. */
            canBeCancelled: boolean;
        };
        /** @description The activity statement (SP-08). */
        PolicyStatement: {
            /** @description How far it reaches back. */
            months: number;
            /** @description How often a member is asked to look at it; null for never. */
            reviewEvery: components["schemas"]["Duration"] | null;
        };
        /** @description Who helps people with gambling. */
        HelpOrganisation: {
            /** @description Its name. */
            name: string;
            /** @description Its page. */
            address: string;
            /** @description Number to call; null if there is none. */
            phone: string | null;
            /** @description One sentence on what it does. */
            text: string | null;
        };
        /** @description Where a value comes from. */
        PolicySource: {
            /** @description Path of the value, such as limits.raiseDelay. */
            field: string;
            /** @description The clause in the words of its publisher, such as RTS 12D. */
            clause: string;
            /** @description Month in which it was read. */
            date: string;
        };
        /** @description What a market asks of a merchant, and what its members are offered. */
        MarketPolicy: {
            /** @description Names the policy. */
            policyId: string;
            /** @description What it is in one line. */
            title: string;
            ages: components["schemas"]["PolicyAges"];
            limits: components["schemas"]["PolicyLimits"];
            realityCheck: components["schemas"]["PolicyRealityCheck"];
            session: components["schemas"]["PolicySession"];
            breaks: components["schemas"]["PolicyBreaks"];
            exclusion: components["schemas"]["PolicyExclusion"];
            marketing: components["schemas"]["PolicyMarketing"];
            promotions: components["schemas"]["PolicyPromotions"];
            withdrawals: components["schemas"]["PolicyWithdrawals"];
            statement: components["schemas"]["PolicyStatement"];
            /** @description Who helps, in the order in which they show. */
            help: components["schemas"]["HelpOrganisation"][];
            /** @description Where values come from. They are no legal advice. */
            sources: components["schemas"]["PolicySource"][];
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Code of the merchant whose site is calling.
         * @example parlour
         */
        Merchant: string;
        /**
         * @description Language of texts in the answer.
         * @example EN
         */
        Language: components["schemas"]["LanguageCode"];
        /**
         * @description Version of the gateway's behaviour that the call needs.
         * @example 3
         */
        GatewayVersion: "3";
        /**
         * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
         * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEncryptionKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "EC",
                     *           "crv": "P-256",
                     *           "x": "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
                     *           "y": "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
                     *           "kid": "k-2026-03",
                     *           "use": "enc",
                     *           "alg": "ECDH-ES"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EncryptionKeys"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "username",
                 *       "username": "member1",
                 *       "password": "Parlour#2024",
                 *       "portal": "member"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "kq0Yw3m1b8R7Jm8T0pZcUe5sVn2xLhFd9aGtQiWoEyU",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    freePlayLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "os": "Linux",
                 *       "platform": "W",
                 *       "encryption": "7f1c2b9e4d6a48f0"
                 *     }
                 */
                "application/json": components["schemas"]["FreePlayRequest"];
            };
        };
        responses: {
            /** @description The trial session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "2nQd7uXcJ5sYb0LwT8vHk4RmGz1oPiEfA9yKtBqWxDU",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /**
                 * @description A UUID made by the client, repeated by the call that carries what was read. Without it the captcha is bound to the caller's address.
                 * @example 0b9f6c1e-3d55-4b0e-8a52-5d1f3f1c7a90
                 */
                captchaId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII= */
                    "application/json": components["schemas"]["CaptchaImage"];
                };
            };
        };
    };
    getLoginInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Facts of this login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": "member1",
                     *       "loginType": "username",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false,
                     *       "weakPassword": false,
                     *       "passwordChangeForced": false,
                     *       "hasPaymentPassword": true,
                     *       "lastLoginAt": "2026-03-13T18:02:11Z",
                     *       "lastLoginIp": "203.0.113.24",
                     *       "lastLoginDevice": "Safari on iOS"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginInfo"];
                };
            };
        };
    };
    firstLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    loginV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "username",
                 *       "username": "newip1",
                 *       "password": "Parlour#2024",
                 *       "portal": "member"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session, or the challenge that stands before it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcome": "CHALLENGE",
                     *       "token": null,
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false,
                     *       "challengeId": "ch-5f1d0a7c2b",
                     *       "challengeMethods": [
                     *         "mobile",
                     *         "email",
                     *         "payeeName"
                     *       ],
                     *       "challengeExpiresAt": "2026-03-14T09:36:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginOutcome"];
                };
            };
        };
    };
    loginBySocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "lantern-id",
                 *       "idToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl",
                 *       "portal": "member"
                 *     }
                 */
                "application/json": components["schemas"]["SocialLoginRequest"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Zt4mQ9sLw7nYpX0cVb2eRk6uHj1gFd8aTiOqWxEyUzB",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    loginByPhoneAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneAuthChannel": "sms",
                 *       "phoneAuthIdToken": "eyJhbGciOiJFUzI1NiJ9.eyJ0ZWwiOiI0MiJ9.c2lnbmF0dXJl",
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "portal": "member"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneAuthLoginRequest"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Hd3kPz8vNq1xTy6cWm0bLs5rJf7gUa2eOiKtXwQyBnE",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    sendLoginChallengeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "ch-5f1d0a7c2b",
                 *       "method": "mobile"
                 *     }
                 */
                "application/json": components["schemas"]["ChallengeCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiredMinutes": 5,
                     *       "sentTo": "+65 ****4567"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
        };
    };
    answerLoginChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "ch-5f1d0a7c2b",
                 *       "method": "mobile",
                 *       "answer": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["ChallengeAnswer"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Vx1cNs9kQw5mRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "135790"
                 *     }
                 */
                "application/json": components["schemas"]["StepUpCode"];
            };
        };
        responses: {
            /** @description The session has stepped up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "goodUntil": "2026-03-14T09:31:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StepUp"];
                };
            };
        };
    };
    startPasskeyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser is asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "8ZKc0GmVx1cNs9kQw5mRt0yLp7bHz3uJd8gFa6eTiOq",
                     *       "rpId": "play.example",
                     *       "timeout": 300000,
                     *       "userVerification": "required",
                     *       "allowCredentials": [
                     *         {
                     *           "id": "Vx1cNs9kQw5mRt0yLp7bHw",
                     *           "type": "public-key",
                     *           "transports": [
                     *             "internal",
                     *             "hybrid"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
        };
    };
    stepUpByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credentialId": "Vx1cNs9kQw5mRt0yLp7bHw",
                 *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *       "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *       "signature": "MEUCIQDqmRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU",
                 *       "userHandle": "Qw5mRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU8ZKc0GmU"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description The session has stepped up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "goodUntil": "2026-03-14T09:31:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StepUp"];
                };
            };
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser is asked for; it offers the passkeys that it knows for this site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "8ZKc0GmVx1cNs9kQw5mRt0yLp7bHz3uJd8gFa6eTiOq",
                     *       "rpId": "play.example",
                     *       "timeout": 300000,
                     *       "userVerification": "required",
                     *       "allowCredentials": []
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "portal": "member",
                 *       "assertion": {
                 *         "credentialId": "Vx1cNs9kQw5mRt0yLp7bHw",
                 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
                 *         "signature": "MEUCIQDqmRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU",
                 *         "userHandle": "Qw5mRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU8ZKc0GmU"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Vx1cNs9kQw5mRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "purpose": "login"
                 *     }
                 */
                "application/json": components["schemas"]["LoginCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiredMinutes": 5
                     *     }
                     */
                    "application/json": components["schemas"]["SmsCodeSent"];
                };
            };
        };
    };
    sendRegisterCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNo": "81234567",
                 *       "countryDialingCode": "65"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiredMinutes": 5
                     *     }
                     */
                    "application/json": components["schemas"]["SmsCodeSent"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "se-81f2",
                     *       "idleSecondsLeft": 1740,
                     *       "absoluteSecondsLeft": 39120,
                     *       "warningSeconds": 120,
                     *       "serverTime": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SessionState"];
                };
            };
        };
    };
    createSessionTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": "t1-Bq7wLx2mYd9sVc4kNp0zRj6uHg8fTa3e",
                     *       "expiresInSeconds": 60
                     *     }
                     */
                    "application/json": components["schemas"]["SessionTicket"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "sessionId": "se-81f2",
                     *         "current": true,
                     *         "device": "Firefox on Linux",
                     *         "ip": "203.0.113.24",
                     *         "country": "SG",
                     *         "countryName": "Singapore",
                     *         "startedAt": "2026-03-14T08:18:53Z",
                     *         "lastActiveAt": "2026-03-14T09:26:41Z"
                     *       },
                     *       {
                     *         "sessionId": "se-77c0",
                     *         "current": false,
                     *         "device": "Safari on iOS",
                     *         "ip": "198.51.100.7",
                     *         "country": "SG",
                     *         "countryName": "Singapore",
                     *         "startedAt": "2026-03-14T07:02:10Z",
                     *         "lastActiveAt": "2026-03-14T09:10:02Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OpenSessions"];
                };
            };
        };
    };
    listLogins: {
        parameters: {
            query?: {
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Logins on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of logins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "loginId": "lg-412",
                     *           "at": "2026-03-14T08:18:53Z",
                     *           "method": "username",
                     *           "outcome": "LOGGED_IN",
                     *           "device": "Firefox on Linux",
                     *           "ip": "203.0.113.24",
                     *           "country": "SG",
                     *           "countryName": "Singapore",
                     *           "current": true
                     *         },
                     *         {
                     *           "loginId": "lg-409",
                     *           "at": "2026-03-14T08:18:31Z",
                     *           "method": "username",
                     *           "outcome": "WRONG_PASSWORD",
                     *           "device": "Firefox on Linux",
                     *           "ip": "203.0.113.24",
                     *           "country": "SG",
                     *           "countryName": "Singapore",
                     *           "current": false
                     *         },
                     *         {
                     *           "loginId": "lg-377",
                     *           "at": "2026-03-13T18:02:11Z",
                     *           "method": "sms",
                     *           "outcome": "LOGGED_IN",
                     *           "device": "Safari on iOS",
                     *           "ip": "198.51.100.7",
                     *           "country": null,
                     *           "countryName": null,
                     *           "current": false
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 3,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["LoginPage"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session, as `listSessions` names it.
                 * @example se-77c0
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endedCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "m-1001",
                     *       "customerId": "700001001",
                     *       "account": "member1",
                     *       "username": "member1",
                     *       "nickname": "Marlow",
                     *       "type": 0,
                     *       "currency": "USD",
                     *       "currencySymbol": "$",
                     *       "language": "EN",
                     *       "birthday": "1990-04-18",
                     *       "vipLevel": 2,
                     *       "vipLabel": "Silver",
                     *       "registeredAt": "2025-11-02T10:15:00Z",
                     *       "playPause": null
                     *     }
                     */
                    "application/json": components["schemas"]["MemberInfo"];
                };
            };
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "ID"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageUpdate"];
            };
        };
        responses: {
            /** @description Remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture and its alternatives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "iconId": "fox",
                     *       "icon": "/TCG_PROD_IMAGES/MEMBER_ICON/fox.png",
                     *       "choices": [
                     *         {
                     *           "iconId": "fox",
                     *           "icon": "/TCG_PROD_IMAGES/MEMBER_ICON/fox.png"
                     *         },
                     *         {
                     *           "iconId": "heron",
                     *           "icon": "/TCG_PROD_IMAGES/MEMBER_ICON/heron.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MemberIcon"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "willow7",
                 *       "password": "Quiet-Harbour-9",
                 *       "confirmPassword": "Quiet-Harbour-9",
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "affiliateCode": "HARBOUR1",
                 *       "domain": "parlour.example",
                 *       "agreedToTerms": true,
                 *       "login": true
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The session of the new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Gm2xTs6wNp9kQc4yLv8bRz1uHd7jFa3eOiXtVqWnJyK",
                     *       "firstTimeLogin": true,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    registerByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "verificationCode": "246810",
                 *       "password": "Quiet-Harbour-9",
                 *       "confirmPassword": "Quiet-Harbour-9",
                 *       "domain": "parlour.example",
                 *       "agreedToTerms": true,
                 *       "login": true
                 *     }
                 */
                "application/json": components["schemas"]["RegisterByMobileRequest"];
            };
        };
        responses: {
            /** @description The session of the new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Pw5nXz8qTs1vLm4cRk7yBd2uHj9gFe6aOiWtVxQbKyJ",
                     *       "firstTimeLogin": true,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    checkAffiliateCode: {
        parameters: {
            query: {
                /**
                 * @description The invitation code.
                 * @example HARBOUR1
                 */
                code: string;
                /**
                 * @description Host of the site that the person registers at.
                 * @example parlour.example
                 */
                domain: string;
                /**
                 * @description Where the link was placed, as its agent has named it in the address (AG-08).
                 * @example poster-3
                 */
                sub?: components["schemas"]["SubId"];
                /**
                 * @description Whether this is a visit of the link, which is counted, as without it; false where a code is only checked again.
                 * @example true
                 */
                visit?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "Parlour#2024",
                 *       "newPassword": "Quiet-Harbour-9",
                 *       "confirmNewPassword": "Quiet-Harbour-9"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password has been replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    resetPasswordByPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "Quiet-Harbour-9",
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "verificationCode": "246810"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetByPhone"];
            };
        };
        responses: {
            /** @description The session that was opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "Tn7bWq2zXk5mRs9vLc1yPd8uHj4gFe3aOiVtGxQwKyM",
                     *       "firstTimeLogin": false,
                     *       "passwordExpired": false
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
        };
    };
    resetPasswordByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "member1",
                 *       "email": "member1@mail.example"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordResetByEmail"];
            };
        };
        responses: {
            /** @description The request was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resetToken": "r8Kx2mYd9sVc4kNp0zRj6uHg8fTa3eBq",
                 *       "newPassword": "Quiet-Harbour-9",
                 *       "confirmNewPassword": "Quiet-Harbour-9"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetCompletion"];
            };
        };
        responses: {
            /** @description The password has been set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nickname": "Marlow",
                     *       "iconId": "fox",
                     *       "birthday": "1990-04-18",
                     *       "payeeName": "M*** W***",
                     *       "idNumber": null,
                     *       "qqNum": null,
                     *       "line": null,
                     *       "whatsapp": null,
                     *       "facebook": null,
                     *       "wechat": null,
                     *       "zalo": null,
                     *       "skype": null,
                     *       "telegram": "marlow_demo"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberProfile"];
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickname": "Marlow",
                 *       "telegram": "marlow_demo"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nickname": "Marlow",
                     *       "iconId": "fox",
                     *       "birthday": "1990-04-18",
                     *       "payeeName": "M*** W***",
                     *       "idNumber": null,
                     *       "qqNum": null,
                     *       "line": null,
                     *       "whatsapp": null,
                     *       "facebook": null,
                     *       "wechat": null,
                     *       "zalo": null,
                     *       "skype": null,
                     *       "telegram": "marlow_demo"
                     *     }
                     */
                    "application/json": components["schemas"]["MemberProfile"];
                };
            };
        };
    };
    getVipRank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rank and all levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "level": 2,
                     *       "label": "Silver",
                     *       "turnover": "18250.00",
                     *       "nextTurnover": "50000.00",
                     *       "levels": [
                     *         {
                     *           "level": 1,
                     *           "label": "Bronze",
                     *           "requiredTurnover": "1000.00",
                     *           "rebateRate": "0.20",
                     *           "birthdayBonus": "5.00",
                     *           "withdrawalsPerDay": 3
                     *         },
                     *         {
                     *           "level": 2,
                     *           "label": "Silver",
                     *           "requiredTurnover": "10000.00",
                     *           "rebateRate": "0.40",
                     *           "birthdayBonus": "18.00",
                     *           "withdrawalsPerDay": 5
                     *         },
                     *         {
                     *           "level": 3,
                     *           "label": "Gold",
                     *           "requiredTurnover": "50000.00",
                     *           "rebateRate": "0.60",
                     *           "birthdayBonus": "58.00",
                     *           "withdrawalsPerDay": 8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VipRank"];
                };
            };
        };
    };
    getSecuritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passwordChangedAt": "2026-01-20T12:00:00Z",
                     *       "passwordExpiresAt": null,
                     *       "hasPaymentPassword": true,
                     *       "mobileNum": "****4567",
                     *       "countryDialingCode": "65",
                     *       "email": "m***1@mail.example",
                     *       "twoFactorEnabled": false,
                     *       "passkeyCount": 0,
                     *       "recoveryCodesLeft": 0,
                     *       "socialProviders": [],
                     *       "bankAccountCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPaymentPassword": "482913",
                 *       "newPaymentPassword": "705824",
                 *       "confirmNewPaymentPassword": "705824"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentPasswordChange"];
            };
        };
        responses: {
            /** @description The payment password has been replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Parlour#2024",
                 *       "paymentPassword": "482913",
                 *       "confirmPaymentPassword": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentPasswordSetup"];
            };
        };
        responses: {
            /** @description The payment password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    sendBindCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "target": "mobile",
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65"
                 *     }
                 */
                "application/json": components["schemas"]["BindCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiredMinutes": 5,
                     *       "sentTo": "+65 ****4567"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
        };
    };
    bindMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobileNum": "81234567",
                 *       "countryDialingCode": "65",
                 *       "verificationCode": "246810",
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["MobileBinding"];
            };
        };
        responses: {
            /** @description The settings afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passwordChangedAt": "2026-01-20T12:00:00Z",
                     *       "passwordExpiresAt": null,
                     *       "hasPaymentPassword": true,
                     *       "mobileNum": "****4567",
                     *       "countryDialingCode": "65",
                     *       "email": "m***1@mail.example",
                     *       "twoFactorEnabled": false,
                     *       "passkeyCount": 0,
                     *       "recoveryCodesLeft": 0,
                     *       "socialProviders": [],
                     *       "bankAccountCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "member1@mail.example",
                 *       "verificationCode": "246810",
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBinding"];
            };
        };
        responses: {
            /** @description The settings afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passwordChangedAt": "2026-01-20T12:00:00Z",
                     *       "passwordExpiresAt": null,
                     *       "hasPaymentPassword": true,
                     *       "mobileNum": "****4567",
                     *       "countryDialingCode": "65",
                     *       "email": "m***1@mail.example",
                     *       "twoFactorEnabled": false,
                     *       "passkeyCount": 0,
                     *       "recoveryCodesLeft": 0,
                     *       "socialProviders": [],
                     *       "bankAccountCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
        };
    };
    linkSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "lantern-id",
                 *       "idToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl",
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["SocialLink"];
            };
        };
        responses: {
            /** @description The settings afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passwordChangedAt": "2026-01-20T12:00:00Z",
                     *       "passwordExpiresAt": null,
                     *       "hasPaymentPassword": true,
                     *       "mobileNum": "****4567",
                     *       "countryDialingCode": "65",
                     *       "email": "m***1@mail.example",
                     *       "twoFactorEnabled": false,
                     *       "passkeyCount": 0,
                     *       "recoveryCodesLeft": 0,
                     *       "socialProviders": [],
                     *       "bankAccountCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
        };
    };
    unlinkSocialAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Provider as the merchant document names it.
                 * @example lantern-id
                 */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passwordChangedAt": "2026-01-20T12:00:00Z",
                     *       "passwordExpiresAt": null,
                     *       "hasPaymentPassword": true,
                     *       "mobileNum": "****4567",
                     *       "countryDialingCode": "65",
                     *       "email": "m***1@mail.example",
                     *       "twoFactorEnabled": false,
                     *       "passkeyCount": 0,
                     *       "recoveryCodesLeft": 0,
                     *       "socialProviders": [],
                     *       "bankAccountCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
        };
    };
    startTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret to be scanned or typed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "otpauthUrl": "otpauth://totp/Parlour:member1?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Parlour",
                     *       "expiresAt": "2026-03-14T09:36:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Parlour#2024",
                 *       "code": "135790"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorProof"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "hazel-3841",
                     *         "river-9027",
                     *         "ember-5516",
                     *         "cedar-1180"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The authenticator is off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The new codes, which are answered this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "hazel-3841",
                     *         "river-9027",
                     *         "ember-5516",
                     *         "cedar-1180"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "passkeyId": "pk-4f0c9a1b22de",
                     *         "name": "My phone",
                     *         "isSynced": true,
                     *         "addedAt": "2026-03-01T10:00:00Z",
                     *         "lastUsedAt": "2026-03-13T18:02:11Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone",
                 *       "credentialId": "Vx1cNs9kQw5mRt0yLp7bHw",
                 *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *       "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg",
                 *       "transports": [
                 *         "internal",
                 *         "hybrid"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAttestation"];
            };
        };
        responses: {
            /** @description The passkeys afterwards, and recovery codes if there are new ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkeys": [
                     *         {
                     *           "passkeyId": "pk-4f0c9a1b22de",
                     *           "name": "My phone",
                     *           "isSynced": true,
                     *           "addedAt": "2026-03-01T10:00:00Z",
                     *           "lastUsedAt": "2026-03-13T18:02:11Z"
                     *         }
                     *       ],
                     *       "recoveryCodes": [
                     *         "hazel-3841",
                     *         "river-9027",
                     *         "ember-5516",
                     *         "cedar-1180"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyAdded"];
                };
            };
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description What the browser is asked to make. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rp": {
                     *         "id": "play.example",
                     *         "name": "Parlour"
                     *       },
                     *       "user": {
                     *         "id": "Qw5mRt0yLp7bHz3uJd8gFa6eTiOqXyEWzKU8ZKc0GmU",
                     *         "name": "member1",
                     *         "displayName": "member1"
                     *       },
                     *       "challenge": "8ZKc0GmVx1cNs9kQw5mRt0yLp7bHz3uJd8gFa6eTiOq",
                     *       "pubKeyCredParams": [
                     *         {
                     *           "type": "public-key",
                     *           "alg": -8
                     *         },
                     *         {
                     *           "type": "public-key",
                     *           "alg": -7
                     *         },
                     *         {
                     *           "type": "public-key",
                     *           "alg": -257
                     *         }
                     *       ],
                     *       "timeout": 300000,
                     *       "excludeCredentials": [],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "requireResidentKey": true,
                     *         "userVerification": "required"
                     *       },
                     *       "attestation": "none"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the passkey.
                 * @example pk-4f0c9a1b22de
                 */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "My phone"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkeys afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "passkeyId": "pk-4f0c9a1b22de",
                     *         "name": "My phone",
                     *         "isSynced": true,
                     *         "addedAt": "2026-03-01T10:00:00Z",
                     *         "lastUsedAt": "2026-03-13T18:02:11Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkeyId": "pk-4f0c9a1b22de",
                 *       "password": "Parlour#2024"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRemoval"];
            };
        };
        responses: {
            /** @description The passkeys afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
        };
    };
    listBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "bankCode": "HARB",
                     *         "bankName": "Harbour Bank",
                     *         "icon": "/TCG_PROD_IMAGES/BANK/HARB.png",
                     *         "currency": "USD",
                     *         "available": true
                     *       },
                     *       {
                     *         "bankCode": "OAKC",
                     *         "bankName": "Oak Credit Union",
                     *         "icon": null,
                     *         "currency": "USD",
                     *         "available": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Banks"];
                };
            };
        };
    };
    listBankAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "bankAccountId": "ba-31",
                     *         "bankCode": "HARB",
                     *         "bankName": "Harbour Bank",
                     *         "icon": "/TCG_PROD_IMAGES/BANK/HARB.png",
                     *         "accountNumber": "**** 8841",
                     *         "payeeName": "M*** W***",
                     *         "branch": null,
                     *         "currency": "USD",
                     *         "isDefault": true,
                     *         "addedAt": "2026-01-21T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankAccounts"];
                };
            };
        };
    };
    addBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankCode": "HARB",
                 *       "accountNumber": "0042118841",
                 *       "payeeName": "Marlow Wren",
                 *       "paymentPassword": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["BankAccountRequest"];
            };
        };
        responses: {
            /** @description The accounts afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "bankAccountId": "ba-31",
                     *         "bankCode": "HARB",
                     *         "bankName": "Harbour Bank",
                     *         "icon": "/TCG_PROD_IMAGES/BANK/HARB.png",
                     *         "accountNumber": "**** 8841",
                     *         "payeeName": "M*** W***",
                     *         "branch": null,
                     *         "currency": "USD",
                     *         "isDefault": true,
                     *         "addedAt": "2026-01-21T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankAccounts"];
                };
            };
        };
    };
    removeBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the bank account.
                 * @example ba-31
                 */
                bankAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["BankAccounts"];
                };
            };
        };
    };
    setDefaultBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the bank account.
                 * @example ba-31
                 */
                bankAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "bankAccountId": "ba-31",
                     *         "bankCode": "HARB",
                     *         "bankName": "Harbour Bank",
                     *         "icon": "/TCG_PROD_IMAGES/BANK/HARB.png",
                     *         "accountNumber": "**** 8841",
                     *         "payeeName": "M*** W***",
                     *         "branch": null,
                     *         "currency": "USD",
                     *         "isDefault": true,
                     *         "addedAt": "2026-01-21T08:00:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankAccounts"];
                };
            };
        };
    };
    getSystemStatus: {
        parameters: {
            query: {
                /**
                 * @description Host of the site as the browser shows it, with its port if it has one.
                 * @example parlour.example
                 */
                host: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status and configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "info": {
                     *         "domainRoute": [
                     *           {
                     *             "domain": "parlour.example",
                     *             "routeType": "WEB",
                     *             "main": true
                     *           },
                     *           {
                     *             "domain": "play.parlour.example",
                     *             "routeType": "WEB",
                     *             "main": false
                     *           },
                     *           {
                     *             "domain": "partners.parlour.example",
                     *             "routeType": "AGENT",
                     *             "main": false
                     *           }
                     *         ],
                     *         "resources": {
                     *           "LANDING": {
                     *             "resourceType": "LANDING",
                     *             "labelNameEn": "Our story",
                     *             "labelName": "Our story",
                     *             "url": "https://parlour.example/story"
                     *           },
                     *           "TELEGRAM": {
                     *             "resourceType": "TELEGRAM",
                     *             "labelNameEn": "Channel",
                     *             "labelName": "Channel",
                     *             "url": "https://parlour.example/channel"
                     *           },
                     *           "ANDROID": {
                     *             "resourceType": "ANDROID",
                     *             "labelNameEn": "Android app",
                     *             "labelName": "Android app",
                     *             "url": "https://parlour.example/app/android"
                     *           },
                     *           "IOS": {
                     *             "resourceType": "IOS",
                     *             "labelNameEn": "iOS app",
                     *             "labelName": "iOS app",
                     *             "url": "https://parlour.example/app/ios"
                     *           }
                     *         },
                     *         "whitelabelVal": [
                     *           {
                     *             "modId": "LOGIN3",
                     *             "enabled": "1",
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "MOBILEVERCODELOGIN3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "FREEPLAY3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "modId": "REGISTER3",
                     *             "enabled": "1",
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "DIRECTREG3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "USERNAMEREG3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "MOBILENUMREG3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "REGMOBVERF3",
                     *                 "enabled": "0",
                     *                 "childrenNodes": []
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "modId": "PASSWORD3",
                     *             "enabled": "1",
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "CHNGPASSVERIF3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "MOBILENUMPASSREG3",
                     *                 "enabled": "1",
                     *                 "childrenNodes": []
                     *               },
                     *               {
                     *                 "modId": "PWDEXPFORCECHANGE3",
                     *                 "enabled": "0",
                     *                 "childrenNodes": []
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "modId": "AGENTPOLICY3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           }
                     *         ],
                     *         "registerRules": {
                     *           "username": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "minLength": 4,
                     *             "maxLength": 16,
                     *             "patternId": "LETTER_FIRST_ALNUM",
                     *             "acceptedPattern": "^[A-Za-z][A-Za-z0-9]*$"
                     *           },
                     *           "password": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "minLength": 8,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "confirmPassword": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "minLength": 8,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "payeeName": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "minLength": 2,
                     *             "maxLength": 64,
                     *             "patternId": "LETTERS_SPACES",
                     *             "acceptedPattern": "^[A-Za-z ]+$"
                     *           },
                     *           "email": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "minLength": 6,
                     *             "maxLength": 64,
                     *             "patternId": "EMAIL",
                     *             "acceptedPattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
                     *           },
                     *           "qqNum": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "mobileNum": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "minLength": 7,
                     *             "maxLength": 15,
                     *             "patternId": "DIGITS",
                     *             "acceptedPattern": "^[0-9]+$"
                     *           },
                     *           "recommenderId": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "captcha": {
                     *             "enabled": true,
                     *             "required": true,
                     *             "minLength": 4,
                     *             "maxLength": 4,
                     *             "patternId": "ALNUM",
                     *             "acceptedPattern": "^[A-Za-z0-9]+$"
                     *           },
                     *           "verificationCode": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "minLength": 4,
                     *             "maxLength": 255,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "affiliateCode": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "minLength": 4,
                     *             "maxLength": 32,
                     *             "patternId": "ALNUM",
                     *             "acceptedPattern": "^[A-Za-z0-9]+$"
                     *           },
                     *           "paymentPassword": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 6,
                     *             "maxLength": 6,
                     *             "patternId": "DIGITS",
                     *             "acceptedPattern": "^[0-9]+$"
                     *           },
                     *           "line": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "whatsapp": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "facebook": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "wechat": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "idNumber": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "referralCode": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "zalo": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "telegram": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "skype": {
                     *             "enabled": false,
                     *             "required": false,
                     *             "minLength": 1,
                     *             "maxLength": 64,
                     *             "patternId": "LENGTH",
                     *             "acceptedPattern": "*"
                     *           },
                     *           "birthday": {
                     *             "enabled": true,
                     *             "required": false,
                     *             "minLength": 10,
                     *             "maxLength": 10,
                     *             "patternId": "DATE_YMD",
                     *             "acceptedPattern": "*"
                     *           }
                     *         },
                     *         "ages": {
                     *           "minimum": 18,
                     *           "gate": "NEVER"
                     *         },
                     *         "mainDomain": "parlour.example",
                     *         "analyticsId": null,
                     *         "imageCDNs": [
                     *           "https://img1.parlour.example",
                     *           "https://img2.parlour.example"
                     *         ],
                     *         "launchGameCDNs": [
                     *           "https://launch1.parlour.example"
                     *         ]
                     *       },
                     *       "location": {
                     *         "ip": "203.0.113.24",
                     *         "country": "SG"
                     *       },
                     *       "maintenance": {
                     *         "active": false,
                     *         "title": null,
                     *         "message": null,
                     *         "until": null
                     *       },
                     *       "regionRestriction": {
                     *         "active": false,
                     *         "title": null,
                     *         "message": null,
                     *         "until": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
        };
    };
    getWhiteLabelFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots of the tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "modId": "LOGIN3",
                     *         "enabled": "1",
                     *         "childrenNodes": [
                     *           {
                     *             "modId": "MOBILEVERCODELOGIN3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "FREEPLAY3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "modId": "REGISTER3",
                     *         "enabled": "1",
                     *         "childrenNodes": [
                     *           {
                     *             "modId": "DIRECTREG3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "USERNAMEREG3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "MOBILENUMREG3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "REGMOBVERF3",
                     *             "enabled": "0",
                     *             "childrenNodes": []
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "modId": "PASSWORD3",
                     *         "enabled": "1",
                     *         "childrenNodes": [
                     *           {
                     *             "modId": "CHNGPASSVERIF3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "MOBILENUMPASSREG3",
                     *             "enabled": "1",
                     *             "childrenNodes": []
                     *           },
                     *           {
                     *             "modId": "PWDEXPFORCECHANGE3",
                     *             "enabled": "0",
                     *             "childrenNodes": []
                     *           }
                     *         ]
                     *       },
                     *       {
                     *         "modId": "AGENTPOLICY3",
                     *         "enabled": "1",
                     *         "childrenNodes": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WhiteLabelFlags"];
                };
            };
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hosts in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "domain": "parlour.example",
                     *         "routeType": "WEB",
                     *         "main": true
                     *       },
                     *       {
                     *         "domain": "play.parlour.example",
                     *         "routeType": "WEB",
                     *         "main": false
                     *       },
                     *       {
                     *         "domain": "partners.parlour.example",
                     *         "routeType": "AGENT",
                     *         "main": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DomainRoutes"];
                };
            };
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules by field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "minLength": 4,
                     *         "maxLength": 16,
                     *         "patternId": "LETTER_FIRST_ALNUM",
                     *         "acceptedPattern": "^[A-Za-z][A-Za-z0-9]*$"
                     *       },
                     *       "password": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "minLength": 8,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "confirmPassword": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "minLength": 8,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "payeeName": {
                     *         "enabled": true,
                     *         "required": false,
                     *         "minLength": 2,
                     *         "maxLength": 64,
                     *         "patternId": "LETTERS_SPACES",
                     *         "acceptedPattern": "^[A-Za-z ]+$"
                     *       },
                     *       "email": {
                     *         "enabled": true,
                     *         "required": false,
                     *         "minLength": 6,
                     *         "maxLength": 64,
                     *         "patternId": "EMAIL",
                     *         "acceptedPattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
                     *       },
                     *       "qqNum": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "mobileNum": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "minLength": 7,
                     *         "maxLength": 15,
                     *         "patternId": "DIGITS",
                     *         "acceptedPattern": "^[0-9]+$"
                     *       },
                     *       "recommenderId": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "captcha": {
                     *         "enabled": true,
                     *         "required": true,
                     *         "minLength": 4,
                     *         "maxLength": 4,
                     *         "patternId": "ALNUM",
                     *         "acceptedPattern": "^[A-Za-z0-9]+$"
                     *       },
                     *       "verificationCode": {
                     *         "enabled": true,
                     *         "required": false,
                     *         "minLength": 4,
                     *         "maxLength": 255,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "affiliateCode": {
                     *         "enabled": true,
                     *         "required": false,
                     *         "minLength": 4,
                     *         "maxLength": 32,
                     *         "patternId": "ALNUM",
                     *         "acceptedPattern": "^[A-Za-z0-9]+$"
                     *       },
                     *       "paymentPassword": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 6,
                     *         "maxLength": 6,
                     *         "patternId": "DIGITS",
                     *         "acceptedPattern": "^[0-9]+$"
                     *       },
                     *       "line": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "whatsapp": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "facebook": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "wechat": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "idNumber": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "referralCode": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "zalo": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "telegram": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "skype": {
                     *         "enabled": false,
                     *         "required": false,
                     *         "minLength": 1,
                     *         "maxLength": 64,
                     *         "patternId": "LENGTH",
                     *         "acceptedPattern": "*"
                     *       },
                     *       "birthday": {
                     *         "enabled": true,
                     *         "required": false,
                     *         "minLength": 10,
                     *         "maxLength": 10,
                     *         "patternId": "DATE_YMD",
                     *         "acceptedPattern": "*"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterSettings"];
                };
            };
        };
    };
    getCountryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries with their dialing codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "countryCode": "SG",
                     *         "countryName": "Singapore",
                     *         "countryDialingCode": "65"
                     *       },
                     *       {
                     *         "countryCode": "ID",
                     *         "countryName": "Indonesia",
                     *         "countryDialingCode": "62"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CountryCodes"];
                };
            };
        };
    };
    getHelpCenter: {
        parameters: {
            query: {
                /**
                 * @description Language of the articles.
                 * @example EN
                 */
                lang: components["schemas"]["LanguageCode"];
                /**
                 * @description Kind of site that shows them.
                 * @example WEB
                 */
                device: "WEB";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help centre. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "topics": [
                     *         {
                     *           "topicId": "hp-start",
                     *           "title": "First steps",
                     *           "articles": [
                     *             {
                     *               "articleId": "hp-start-1",
                     *               "title": "How do I open an account?",
                     *               "content": "<p>Choose <b>Register</b> at the top of the page.</p>"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HelpCenter"];
                };
            };
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "FEEDBACK",
                 *       "content": "The slots list could remember the vendor that I chose last.",
                 *       "contact": "member1@mail.example",
                 *       "imageIds": []
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The feedback was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "feedbackId": "fb-9012"
                     *     }
                     */
                    "application/json": components["schemas"]["FeedbackReceipt"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imageId": "im-5c20",
                     *       "purpose": "withdrawProof",
                     *       "contentType": "image/jpeg",
                     *       "bytes": 184320,
                     *       "width": 1280,
                     *       "height": 960
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
        };
    };
    listContentPages: {
        parameters: {
            query?: {
                /**
                 * @description Kind asked for; without it every kind.
                 * @example NEWS
                 */
                kind?: components["schemas"]["ContentKind"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Pages of content on a page of the list.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "pageId": "news-spring",
                     *           "kind": "NEWS",
                     *           "title": "Spring in the lounge",
                     *           "summary": "New tables and a calmer lobby.",
                     *           "image": null,
                     *           "publishedAt": "2026-03-10T08:00:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 10
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPageList"];
                };
            };
        };
    };
    getContentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the page.
                 * @example news-spring
                 */
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageId": "news-spring",
                     *       "kind": "NEWS",
                     *       "title": "Spring in the lounge",
                     *       "content": "<p>New tables and a calmer lobby.</p>",
                     *       "image": null,
                     *       "language": "EN",
                     *       "publishedAt": "2026-03-10T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
        };
    };
    getDemoSwitches: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The reviewer's key, which the gateway prints when it starts in demo mode.
                 * @example demo-key-0000
                 */
                "X-Demo-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "maintenance": false,
                     *       "regionBlock": false,
                     *       "flags": [
                     *         {
                     *           "modId": "FREEPLAY3",
                     *           "enabled": true
                     *         },
                     *         {
                     *           "modId": "PWDEXPFORCECHANGE3",
                     *           "enabled": false
                     *         }
                     *       ],
                     *       "slowMilliseconds": 0,
                     *       "failingRate": 0,
                     *       "failingOperations": [],
                     *       "rateLimitFactor": 1,
                     *       "captchas": true,
                     *       "popups": true
                     *     }
                     */
                    "application/json": components["schemas"]["DemoSwitches"];
                };
            };
        };
    };
    setDemoSwitches: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The reviewer's key, which the gateway prints when it starts in demo mode.
                 * @example demo-key-0000
                 */
                "X-Demo-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "maintenance": false,
                 *       "slowMilliseconds": 0
                 *     }
                 */
                "application/json": components["schemas"]["DemoSwitchesUpdate"];
            };
        };
        responses: {
            /** @description The switches afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "maintenance": false,
                     *       "regionBlock": false,
                     *       "flags": [
                     *         {
                     *           "modId": "FREEPLAY3",
                     *           "enabled": true
                     *         },
                     *         {
                     *           "modId": "PWDEXPFORCECHANGE3",
                     *           "enabled": false
                     *         }
                     *       ],
                     *       "slowMilliseconds": 0,
                     *       "failingRate": 0,
                     *       "failingOperations": [],
                     *       "rateLimitFactor": 1,
                     *       "captchas": true,
                     *       "popups": true
                     *     }
                     */
                    "application/json": components["schemas"]["DemoSwitches"];
                };
            };
        };
    };
    reportCspViolation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csp-report": {
                 *         "document-uri": "https://parlour.example/",
                 *         "violated-directive": "script-src-elem",
                 *         "blocked-uri": "inline"
                 *       }
                 *     }
                 */
                "application/csp-report": components["schemas"]["CspReport"];
            };
        };
        responses: {
            /** @description The report was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance and its time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isSingle": 0,
                     *       "balance": "1234.50",
                     *       "totalBalance": "1484.50",
                     *       "currency": "USD",
                     *       "currencySymbol": "$",
                     *       "vendorWallets": [
                     *         {
                     *           "vassalage": "LK",
                     *           "displayName": "Lantern Koi Studio",
                     *           "balance": "250.00",
                     *           "state": "AVAILABLE"
                     *         }
                     *       ],
                     *       "asOf": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WalletBalance"];
                };
            };
        };
    };
    getMerchantWallet: {
        parameters: {
            query: {
                /**
                 * @description Merchant that is asked about.
                 * @example parlour
                 */
                merchantCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchant's wallet rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "merchantCode": "parlour",
                     *       "isSingle": 0,
                     *       "currency": "USD",
                     *       "currencySymbol": "$",
                     *       "depositEnabled": true,
                     *       "withdrawEnabled": true,
                     *       "minTransfer": "1.00",
                     *       "vendors": [
                     *         {
                     *           "vassalage": "LK",
                     *           "displayName": "Lantern Koi Studio",
                     *           "transferable": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MerchantWallet"];
                };
            };
        };
    };
    transferBetweenWallets: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "MAIN",
                 *       "to": "LK",
                 *       "amount": "50.00"
                 *     }
                 */
                "application/json": components["schemas"]["WalletTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transferId": "tr-70211",
                     *       "kind": "WALLET",
                     *       "direction": "OUT",
                     *       "from": "MAIN",
                     *       "to": "LK",
                     *       "amount": "50.00",
                     *       "state": "SUCCEEDED",
                     *       "remark": null,
                     *       "createdAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    restoreVendorWallets: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": "1484.50",
                     *       "moved": "250.00",
                     *       "vendors": [
                     *         {
                     *           "vassalage": "LK",
                     *           "displayName": "Lantern Koi Studio",
                     *           "amount": "250.00",
                     *           "outcome": "MOVED",
                     *           "reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WalletRestore"];
                };
            };
        };
    };
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contracts at a glance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dailysalreqtype": "NEW",
                     *       "divtypereq": null,
                     *       "contracthoursalreq": null,
                     *       "realtimesalreqtype": "TERMINATION",
                     *       "dailysalinfotype": "PENDING",
                     *       "contractmrdailysalinfotype": null,
                     *       "contracthoursalinfo": null,
                     *       "divtypeinfo": "ACCEPTED"
                     *     }
                     */
                    "application/json": components["schemas"]["ConsolidatedFunds"];
                };
            };
        };
    };
    getMemberTransactions: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Kind of change; every kind without it.
                 * @example DEPOSIT
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "transactionId": "tx-883120",
                     *           "type": "DEPOSIT",
                     *           "amount": "200.00",
                     *           "balanceBefore": "1034.50",
                     *           "balanceAfter": "1234.50",
                     *           "reference": "dp-41207",
                     *           "description": "Harbour transfer",
                     *           "occurredAt": "2026-03-14T08:02:11Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["MemberTransactionPage"];
                };
            };
        };
    };
    listDepositMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deposit methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "methodId": "dm-bank",
                     *         "displayName": "Harbour transfer",
                     *         "kind": "BANK",
                     *         "iconUrl": null,
                     *         "minAmount": "10.00",
                     *         "maxAmount": "20000.00",
                     *         "feeRate": "0.00",
                     *         "quickAmounts": [
                     *           "50.00",
                     *           "100.00",
                     *           "500.00"
                     *         ],
                     *         "needsPayerName": true,
                     *         "instructions": "Pay within the time shown and keep the receipt.",
                     *         "averageMinutes": 3,
                     *         "maintenance": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DepositMethodArray"];
                };
            };
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only deposits in this state.
                 * @example SUCCEEDED
                 */
                state?: components["schemas"]["DepositState"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "depositId": "dp-41207",
                     *           "methodId": "dm-bank",
                     *           "methodName": "Harbour transfer",
                     *           "amount": "200.00",
                     *           "fee": "0.00",
                     *           "creditedAmount": null,
                     *           "state": "PENDING",
                     *           "payUrl": null,
                     *           "payTo": [
                     *             {
                     *               "label": "Account number",
                     *               "value": "4411 0392 771"
                     *             },
                     *             {
                     *               "label": "Reference",
                     *               "value": "DP41207"
                     *             }
                     *           ],
                     *           "createdAt": "2026-03-14T08:00:00Z",
                     *           "expiresAt": "2026-03-14T08:30:00Z",
                     *           "steps": [
                     *             {
                     *               "at": "2026-03-14T08:00:00Z",
                     *               "state": "PENDING",
                     *               "reason": null,
                     *               "nextStep": "Pay the amount with the reference shown."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["DepositPage"];
                };
            };
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "methodId": "dm-bank",
                 *       "amount": "200.00",
                 *       "payerName": "Mira Voss"
                 *     }
                 */
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "depositId": "dp-41207",
                     *       "methodId": "dm-bank",
                     *       "methodName": "Harbour transfer",
                     *       "amount": "200.00",
                     *       "fee": "0.00",
                     *       "creditedAmount": null,
                     *       "state": "PENDING",
                     *       "payUrl": null,
                     *       "payTo": [
                     *         {
                     *           "label": "Account number",
                     *           "value": "4411 0392 771"
                     *         },
                     *         {
                     *           "label": "Reference",
                     *           "value": "DP41207"
                     *         }
                     *       ],
                     *       "createdAt": "2026-03-14T08:00:00Z",
                     *       "expiresAt": "2026-03-14T08:30:00Z",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:00:00Z",
                     *           "state": "PENDING",
                     *           "reason": null,
                     *           "nextStep": "Pay the amount with the reference shown."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deposit"];
                };
            };
        };
    };
    getDeposit: {
        parameters: {
            query: {
                /**
                 * @description The deposit.
                 * @example dp-41207
                 */
                depositId: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "depositId": "dp-41207",
                     *       "methodId": "dm-bank",
                     *       "methodName": "Harbour transfer",
                     *       "amount": "200.00",
                     *       "fee": "0.00",
                     *       "creditedAmount": null,
                     *       "state": "PENDING",
                     *       "payUrl": null,
                     *       "payTo": [
                     *         {
                     *           "label": "Account number",
                     *           "value": "4411 0392 771"
                     *         },
                     *         {
                     *           "label": "Reference",
                     *           "value": "DP41207"
                     *         }
                     *       ],
                     *       "createdAt": "2026-03-14T08:00:00Z",
                     *       "expiresAt": "2026-03-14T08:30:00Z",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:00:00Z",
                     *           "state": "PENDING",
                     *           "reason": null,
                     *           "nextStep": "Pay the amount with the reference shown."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deposit"];
                };
            };
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "depositId": "dp-41207"
                 *     }
                 */
                "application/json": components["schemas"]["DepositReference"];
            };
        };
        responses: {
            /** @description The deposit, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "depositId": "dp-41207",
                     *       "methodId": "dm-bank",
                     *       "methodName": "Harbour transfer",
                     *       "amount": "200.00",
                     *       "fee": "0.00",
                     *       "creditedAmount": null,
                     *       "state": "CANCELLED",
                     *       "payUrl": null,
                     *       "payTo": [],
                     *       "createdAt": "2026-03-14T08:00:00Z",
                     *       "expiresAt": "2026-03-14T08:30:00Z",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:00:00Z",
                     *           "state": "PENDING",
                     *           "reason": null,
                     *           "nextStep": "Pay the amount with the reference shown."
                     *         },
                     *         {
                     *           "at": "2026-03-14T08:04:00Z",
                     *           "state": "CANCELLED",
                     *           "reason": "Given up by you.",
                     *           "nextStep": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deposit"];
                };
            };
        };
    };
    listWithdrawMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods and limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "methods": [
                     *         {
                     *           "methodId": "wm-bank",
                     *           "displayName": "Bank account",
                     *           "kind": "BANK",
                     *           "iconUrl": null,
                     *           "minAmount": "20.00",
                     *           "maxAmount": "10000.00",
                     *           "feeRate": "0.00",
                     *           "averageMinutes": 5,
                     *           "maintenance": false
                     *         }
                     *       ],
                     *       "availableAmount": "1234.50",
                     *       "turnoverLeft": "34.00",
                     *       "waitingAmount": "12.50",
                     *       "waitingBonuses": [
                     *         {
                     *           "bonusId": "bo-5512",
                     *           "title": "Welcome bonus",
                     *           "amount": "10.00",
                     *           "waitingAmount": "12.50",
                     *           "turnoverRequired": "50.00",
                     *           "turnoverLeft": "34.00",
                     *           "expiresAt": "2026-04-13T09:26:53Z",
                     *           "takenBackAmount": "10.00",
                     *           "freedAmount": "2.50"
                     *         }
                     *       ],
                     *       "countLeftToday": 4,
                     *       "amountLeftToday": "10000.00",
                     *       "hasPaymentPassword": true
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawOptions"];
                };
            };
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only withdrawals in this state.
                 * @example PAID
                 */
                state?: components["schemas"]["WithdrawalState"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "withdrawalId": "wd-20981",
                     *           "methodId": "wm-bank",
                     *           "methodName": "Bank account",
                     *           "accountLabel": "Quayside Mutual, ending 8812",
                     *           "amount": "300.00",
                     *           "fee": "0.00",
                     *           "receivedAmount": "0.00",
                     *           "remainingAmount": "300.00",
                     *           "state": "PAID",
                     *           "canBeCancelled": false,
                     *           "settledBy": null,
                     *           "createdAt": "2026-03-14T08:40:00Z",
                     *           "confirmBefore": "2026-03-14T09:15:00Z",
                     *           "steps": [
                     *             {
                     *               "at": "2026-03-14T08:40:00Z",
                     *               "state": "REVIEWING",
                     *               "reason": null,
                     *               "nextStep": "Wait while the request is looked at."
                     *             },
                     *             {
                     *               "at": "2026-03-14T08:45:00Z",
                     *               "state": "PAID",
                     *               "reason": null,
                     *               "nextStep": "Say whether the money has arrived."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalPage"];
                };
            };
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "methodId": "wm-bank",
                 *       "bankAccountId": "ba-103",
                 *       "amount": "300.00",
                 *       "paymentPassword": "840275"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "withdrawalId": "wd-20981",
                     *       "methodId": "wm-bank",
                     *       "methodName": "Bank account",
                     *       "accountLabel": "Quayside Mutual, ending 8812",
                     *       "amount": "300.00",
                     *       "fee": "0.00",
                     *       "receivedAmount": "0.00",
                     *       "remainingAmount": "300.00",
                     *       "state": "REVIEWING",
                     *       "canBeCancelled": true,
                     *       "settledBy": null,
                     *       "createdAt": "2026-03-14T08:40:00Z",
                     *       "confirmBefore": null,
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:40:00Z",
                     *           "state": "REVIEWING",
                     *           "reason": null,
                     *           "nextStep": "Wait while the request is looked at."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
        };
    };
    getWithdrawal: {
        parameters: {
            query: {
                /**
                 * @description The withdrawal.
                 * @example wd-20981
                 */
                withdrawalId: components["schemas"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "withdrawalId": "wd-20981",
                     *       "methodId": "wm-bank",
                     *       "methodName": "Bank account",
                     *       "accountLabel": "Quayside Mutual, ending 8812",
                     *       "amount": "300.00",
                     *       "fee": "0.00",
                     *       "receivedAmount": "0.00",
                     *       "remainingAmount": "300.00",
                     *       "state": "PAID",
                     *       "canBeCancelled": false,
                     *       "settledBy": null,
                     *       "createdAt": "2026-03-14T08:40:00Z",
                     *       "confirmBefore": "2026-03-14T09:15:00Z",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:40:00Z",
                     *           "state": "REVIEWING",
                     *           "reason": null,
                     *           "nextStep": "Wait while the request is looked at."
                     *         },
                     *         {
                     *           "at": "2026-03-14T08:45:00Z",
                     *           "state": "PAID",
                     *           "reason": null,
                     *           "nextStep": "Say whether the money has arrived."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withdrawalId": "wd-20981"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalReference"];
            };
        };
        responses: {
            /** @description The withdrawal, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "withdrawalId": "wd-20981",
                     *       "methodId": "wm-bank",
                     *       "methodName": "Bank account",
                     *       "accountLabel": "Quayside Mutual, ending 8812",
                     *       "amount": "300.00",
                     *       "fee": "0.00",
                     *       "receivedAmount": "0.00",
                     *       "remainingAmount": "300.00",
                     *       "state": "CANCELLED",
                     *       "canBeCancelled": false,
                     *       "settledBy": null,
                     *       "createdAt": "2026-03-14T08:40:00Z",
                     *       "confirmBefore": null,
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:40:00Z",
                     *           "state": "REVIEWING",
                     *           "reason": null,
                     *           "nextStep": "Wait while the request is looked at."
                     *         },
                     *         {
                     *           "at": "2026-03-14T08:41:00Z",
                     *           "state": "CANCELLED",
                     *           "reason": "Taken back by you.",
                     *           "nextStep": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
        };
    };
    confirmWithdrawalReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withdrawalId": "wd-20981",
                 *       "outcome": "NOT_RECEIVED",
                 *       "receivedAmount": "0.00",
                 *       "imageIds": [
                 *         "im-5c20"
                 *       ],
                 *       "remark": "Nothing on the account yet."
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalConfirmation"];
            };
        };
        responses: {
            /** @description The withdrawal after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "withdrawalId": "wd-20981",
                     *       "methodId": "wm-bank",
                     *       "methodName": "Bank account",
                     *       "accountLabel": "Quayside Mutual, ending 8812",
                     *       "amount": "300.00",
                     *       "fee": "0.00",
                     *       "receivedAmount": "0.00",
                     *       "remainingAmount": "300.00",
                     *       "state": "DISPUTED",
                     *       "canBeCancelled": false,
                     *       "settledBy": null,
                     *       "createdAt": "2026-03-14T08:40:00Z",
                     *       "confirmBefore": "2026-03-14T09:15:00Z",
                     *       "steps": [
                     *         {
                     *           "at": "2026-03-14T08:40:00Z",
                     *           "state": "REVIEWING",
                     *           "reason": null,
                     *           "nextStep": "Wait while the request is looked at."
                     *         },
                     *         {
                     *           "at": "2026-03-14T08:45:00Z",
                     *           "state": "PAID",
                     *           "reason": null,
                     *           "nextStep": "Say whether the money has arrived."
                     *         },
                     *         {
                     *           "at": "2026-03-14T09:02:00Z",
                     *           "state": "DISPUTED",
                     *           "reason": "Reported as not received.",
                     *           "nextStep": "Customer service is looking into it."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
        };
    };
    getUplineTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver and the limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receiver": "agent1",
                     *       "minAmount": "1.00",
                     *       "maxAmount": "50000.00",
                     *       "availableAmount": "1222.00",
                     *       "waitingAmount": "12.50",
                     *       "hasPaymentPassword": true
                     *     }
                     */
                    "application/json": components["schemas"]["UplineTransferOptions"];
                };
            };
        };
    };
    transferToUpline: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "25.00",
                 *       "paymentPassword": "840275",
                 *       "remark": "Settling March"
                 *     }
                 */
                "application/json": components["schemas"]["UplineTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transferId": "tr-70212",
                     *       "kind": "UPLINE",
                     *       "direction": "OUT",
                     *       "from": "member1",
                     *       "to": "agent1",
                     *       "amount": "25.00",
                     *       "state": "SUCCEEDED",
                     *       "remark": "Settling March",
                     *       "createdAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    transferToDownline: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "member1",
                 *       "amount": "25.00",
                 *       "paymentPassword": "840275"
                 *     }
                 */
                "application/json": components["schemas"]["DownlineTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transferId": "tr-70213",
                     *       "kind": "DOWNLINE",
                     *       "direction": "OUT",
                     *       "from": "agent1",
                     *       "to": "member1",
                     *       "amount": "25.00",
                     *       "state": "SUCCEEDED",
                     *       "remark": null,
                     *       "createdAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Transfer"];
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only transfers of this kind.
                 * @example WALLET
                 */
                kind?: components["schemas"]["TransferKind"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "transferId": "tr-70211",
                     *           "kind": "WALLET",
                     *           "direction": "OUT",
                     *           "from": "MAIN",
                     *           "to": "LK",
                     *           "amount": "50.00",
                     *           "state": "SUCCEEDED",
                     *           "remark": null,
                     *           "createdAt": "2026-03-14T09:26:53Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["TransferPage"];
                };
            };
        };
    };
    getBettingRecords: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only bets on this type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Only bets at this vendor.
                 * @example LK
                 */
                vassalage?: components["schemas"]["VassalageCode"];
                /**
                 * @description Only bets in this state.
                 * @example SETTLED
                 */
                state?: components["schemas"]["BetState"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "betId": "bt-660912",
                     *           "roundId": "rd-990412",
                     *           "nodeId": 100231,
                     *           "gameName": "Lantern Koi",
                     *           "vassalage": "LK",
                     *           "gameType": "RNG",
                     *           "stake": "1.00",
                     *           "win": "12.00",
                     *           "profit": "11.00",
                     *           "state": "SETTLED",
                     *           "placedAt": "2026-03-14T09:27:10Z",
                     *           "settledAt": "2026-03-14T09:27:10Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "betCount": 1,
                     *         "stake": "1.00",
                     *         "validStake": "1.00",
                     *         "win": "12.00",
                     *         "profit": "11.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BettingRecordPage"];
                };
            };
        };
    };
    getProfitAndLoss: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description What a row stands for.
                 * @example DAY
                 */
                groupBy?: "DAY" | "GAME_TYPE";
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows and their sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "day": "2026-03-14",
                     *           "gameType": null,
                     *           "deposit": "200.00",
                     *           "withdrawal": "0.00",
                     *           "stake": "1.00",
                     *           "win": "12.00",
                     *           "rebate": "0.01",
                     *           "bonus": "0.00",
                     *           "profit": "11.01"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "total": {
                     *         "day": null,
                     *         "gameType": null,
                     *         "deposit": "200.00",
                     *         "withdrawal": "0.00",
                     *         "stake": "1.00",
                     *         "win": "12.00",
                     *         "rebate": "0.01",
                     *         "bonus": "0.00",
                     *         "profit": "11.01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfitReport"];
                };
            };
        };
    };
    exportRecords: {
        parameters: {
            query: {
                /**
                 * @description What is written down, by the operation that gives it page by page.
                 * @example getBettingRecords
                 */
                report: components["schemas"]["RecordListName"];
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only bets on this type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Only bets at this vendor.
                 * @example LK
                 */
                vassalage?: components["schemas"]["VassalageCode"];
                /**
                 * @description Only rows in this state of the list.
                 * @example SETTLED
                 */
                state?: string;
                /**
                 * @description Only changes of the balance of this type.
                 * @example BET
                 */
                type?: components["schemas"]["TransactionType"];
                /**
                 * @description Only transfers of this kind.
                 * @example WALLET
                 */
                kind?: components["schemas"]["TransferKind"];
                /**
                 * @description What a row of the profit and loss report stands for.
                 * @example DAY
                 */
                groupBy?: "DAY" | "GAME_TYPE";
                /**
                 * @description `next` of the part before; the first part without it.
                 * @example 2026-03-14T09:20:00.000Z~2
                 */
                part?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csv": "﻿Time,Game,Stake\r\n2026-03-14T09:27:10.000Z,Lantern Koi,1.00\r\nTotal,,1.00\r\n",
                     *       "rows": 1,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
        };
    };
    getAccountSummary: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "currencySymbol": "$",
                     *       "mainBalance": "1234.50",
                     *       "vendorBalance": "250.00",
                     *       "totalBalance": "1484.50",
                     *       "withdrawalsInProgress": "300.00",
                     *       "turnoverLeft": "0.00",
                     *       "points": 12800,
                     *       "deposits": "200.00",
                     *       "withdrawals": "0.00",
                     *       "bonuses": "0.00",
                     *       "stake": "1.00",
                     *       "profit": "11.01",
                     *       "asOf": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountSummary"];
                };
            };
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates of the merchant's currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "baseCurrency": "USD",
                     *       "asOf": "2026-03-14T00:00:00Z",
                     *       "rates": [
                     *         {
                     *           "currency": "EUR",
                     *           "displayName": "Euro",
                     *           "buyRate": "0.9132",
                     *           "sellRate": "0.9214"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeRateTable"];
                };
            };
        };
    };
    getIntentOutcome: {
        parameters: {
            query: {
                /**
                 * @description Idempotency-Key of the call.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11",
                     *       "outcome": "SUCCEEDED",
                     *       "operationId": "createWithdrawal",
                     *       "recordId": "wd-20981",
                     *       "errorCode": null,
                     *       "message": null,
                     *       "finishedAt": "2026-03-14T08:40:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["IntentOutcome"];
                };
            };
        };
    };
    getGameVendors: {
        parameters: {
            query: {
                /**
                 * @description Merchant whose vendors are asked for.
                 * @example parlour
                 */
                merchantCode: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lanes of the navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lanes": [
                     *           {
                     *             "gameCategory": "RNG",
                     *             "labelName": "Slots",
                     *             "vendors": [
                     *               {
                     *                 "vassalage": "LK",
                     *                 "displayName": "Lantern Koi",
                     *                 "gameType": "RNG",
                     *                 "accountTypeName": "LK",
                     *                 "maintenance": false,
                     *                 "gameCount": 412
                     *               },
                     *               {
                     *                 "vassalage": "MF",
                     *                 "displayName": "Mossfield Reels",
                     *                 "gameType": "RNG",
                     *                 "accountTypeName": "MF",
                     *                 "maintenance": false,
                     *                 "gameCount": 260
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "gameCategory": "SPORTS",
                     *             "labelName": null,
                     *             "vendors": [
                     *               {
                     *                 "vassalage": "FB",
                     *                 "displayName": "Fairway Sportsbook",
                     *                 "gameType": "SPORTS",
                     *                 "accountTypeName": "FB",
                     *                 "maintenance": false,
                     *                 "gameCount": 1
                     *               },
                     *               {
                     *                 "vassalage": "IA",
                     *                 "displayName": "Arena Nine",
                     *                 "gameType": "SPORTS",
                     *                 "accountTypeName": "IA",
                     *                 "maintenance": true,
                     *                 "gameCount": 1
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GameVendorAnswer"];
                };
            };
        };
    };
    getHotGames: {
        parameters: {
            query: {
                /**
                 * @description Merchant whose games are asked for.
                 * @example parlour
                 */
                merchantCode: string;
                /**
                 * @description Asks for the list of the whole platform.
                 * @example 2
                 */
                isPlatform: 2;
                /**
                 * @description Kinds of client that the games must run on.
                 * @example flash,html5-desktop
                 */
                platform: components["schemas"]["GamePlatform"];
                /**
                 * @description Language of the names.
                 * @example EN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nodeId": 100231,
                     *         "nodeName": "Lantern Koi",
                     *         "gameName": "Lantern Koi",
                     *         "displayName": "Lantern Koi",
                     *         "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *         "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *         "iconUrl": null,
                     *         "vassalage": "LK",
                     *         "vendorName": "Lantern Koi Studio",
                     *         "gameCode": "lantern-koi",
                     *         "isGame": "GAME",
                     *         "gameType": "RNG",
                     *         "gameClassify": "JP",
                     *         "accountTypeName": "LK",
                     *         "supportPlay": 0,
                     *         "isNew": 1,
                     *         "isHot": 1,
                     *         "minBet": "0.20",
                     *         "lineNum": 25,
                     *         "jackpot": "184220.75",
                     *         "maintenance": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GameArray"];
                };
            };
        };
    };
    getGameList: {
        parameters: {
            query: {
                /**
                 * @description Kind of client; 3 is the web.
                 * @example 3
                 */
                clientType: 3;
                /**
                 * @description Kinds of client that the games must run on.
                 * @example flash,html5-desktop
                 */
                platform: components["schemas"]["GamePlatform"];
                /**
                 * @description Merchant whose games are asked for.
                 * @example parlour
                 */
                merchant: string;
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Code of the vendor.
                 * @example LK
                 */
                vassalage?: components["schemas"]["VassalageCode"];
                /**
                 * @description Sub-category of slots.
                 * @example JP
                 */
                gameClassify?: components["schemas"]["GameClassify"];
                /**
                 * @description Words that the name has to hold; case and accents do not matter.
                 * @example koi
                 */
                gameName?: string;
                /**
                 * @description Only games whose lowest bet is at least this, in whole units of the currency.
                 * @example 1
                 */
                minBet?: number;
                /**
                 * @description Only games with at least so many lines.
                 * @example 25
                 */
                minLineNum?: number;
                /**
                 * @description 1 asks for new games only.
                 * @example 1
                 */
                isNew?: 0 | 1;
                /**
                 * @description Language of the names.
                 * @example EN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 60
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "nodeId": 100231,
                     *           "nodeName": "Lantern Koi",
                     *           "gameName": "Lantern Koi",
                     *           "displayName": "Lantern Koi",
                     *           "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *           "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *           "iconUrl": null,
                     *           "vassalage": "LK",
                     *           "vendorName": "Lantern Koi Studio",
                     *           "gameCode": "lantern-koi",
                     *           "isGame": "GAME",
                     *           "gameType": "RNG",
                     *           "gameClassify": "JP",
                     *           "accountTypeName": "LK",
                     *           "supportPlay": 0,
                     *           "isNew": 1,
                     *           "isHot": 1,
                     *           "minBet": "0.20",
                     *           "lineNum": 25,
                     *           "jackpot": "184220.75",
                     *           "maintenance": false
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 164,
                     *       "totalElements": 9800,
                     *       "pageSize": 60
                     *     }
                     */
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    getVassalageGameTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vendors with their types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "vassalage": "LK",
                     *         "gameTypes": [
                     *           "RNG",
                     *           "FISH"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VassalageGameTypesArray"];
                };
            };
        };
    };
    getRankList: {
        parameters: {
            query: {
                /**
                 * @description Category of the wins; ALL for every one.
                 * @example ALL
                 */
                gameCategory: string;
                /**
                 * @description Language of the game names.
                 * @example EN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description How many wins to look at for each category.
                 * @example 20
                 */
                limitNum?: number;
                /**
                 * @description Most rows in the answer.
                 * @example 42
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Winners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "vo": {
                     *           "rank": 1,
                     *           "winAmount": "88250.40",
                     *           "account": "ma***41",
                     *           "gameName": "Lantern Koi",
                     *           "nodeId": 100231,
                     *           "vassalage": "LK",
                     *           "gameType": "RNG",
                     *           "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *           "winTime": "2026-03-14T09:20:11Z"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RankArray"];
                };
            };
        };
    };
    getFavoriteGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Node ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       100231,
                     *       100544
                     *     ]
                     */
                    "application/json": components["schemas"]["NodeIdArray"];
                };
            };
        };
    };
    getFavoriteGamesList: {
        parameters: {
            query?: {
                /**
                 * @description Language of the names; the Language header decides without it.
                 * @example EN
                 */
                language?: components["schemas"]["LanguageCode"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 24
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "nodeId": 100231,
                     *           "nodeName": "Lantern Koi",
                     *           "gameName": "Lantern Koi",
                     *           "displayName": "Lantern Koi",
                     *           "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *           "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *           "iconUrl": null,
                     *           "vassalage": "LK",
                     *           "vendorName": "Lantern Koi Studio",
                     *           "gameCode": "lantern-koi",
                     *           "isGame": "GAME",
                     *           "gameType": "RNG",
                     *           "gameClassify": "JP",
                     *           "accountTypeName": "LK",
                     *           "supportPlay": 0,
                     *           "isNew": 1,
                     *           "isHot": 1,
                     *           "minBet": "0.20",
                     *           "lineNum": 25,
                     *           "jackpot": "184220.75",
                     *           "maintenance": false
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 24
                     *     }
                     */
                    "application/json": components["schemas"]["GamePage"];
                };
            };
        };
    };
    addFavoriteGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nodeId": 100231,
                 *       "vendor": "LK",
                 *       "gameType": "RNG"
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteGameRequest"];
            };
        };
        responses: {
            /** @description The game is a favourite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    removeFavoriteGame: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 100231
                 */
                nodeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is no favourite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getRecentGames: {
        parameters: {
            query?: {
                /**
                 * @description Most games in the answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nodeId": 100231,
                     *         "nodeName": "Lantern Koi",
                     *         "gameName": "Lantern Koi",
                     *         "displayName": "Lantern Koi",
                     *         "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *         "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *         "iconUrl": null,
                     *         "vassalage": "LK",
                     *         "vendorName": "Lantern Koi Studio",
                     *         "gameCode": "lantern-koi",
                     *         "isGame": "GAME",
                     *         "gameType": "RNG",
                     *         "gameClassify": "JP",
                     *         "accountTypeName": "LK",
                     *         "supportPlay": 0,
                     *         "isNew": 1,
                     *         "isHot": 1,
                     *         "minBet": "0.20",
                     *         "lineNum": 25,
                     *         "jackpot": "184220.75",
                     *         "maintenance": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["GameArray"];
                };
            };
        };
    };
    launchGame: {
        parameters: {
            query?: {
                /**
                 * @description The game.
                 * @example 100231
                 */
                nodeId?: number;
                /**
                 * @description Code of the vendor.
                 * @example LK
                 */
                vassalage?: components["schemas"]["VassalageCode"];
                /**
                 * @description Code of the game at its vendor.
                 * @example lantern-koi
                 */
                gameCode?: string;
                /**
                 * @description Type of game; with `vassalage` alone it opens the vendor's lobby of that type.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Kind of screen.
                 * @example WEB
                 */
                device?: components["schemas"]["LaunchDevice"];
                /**
                 * @description Page of this site that the game leads back to.
                 * @example https://parlour.example/rng
                 */
                backUrl?: string;
                /**
                 * @description Language of the game.
                 * @example EN
                 */
                language?: components["schemas"]["LanguageCode"];
                /**
                 * @description Area of a Vietnam lottery.
                 * @example VN
                 */
                lottoArea?: components["schemas"]["LottoArea"];
                /**
                 * @description Says that a lottery is launched.
                 * @example LOTT
                 */
                launchMode?: components["schemas"]["LaunchMode"];
                /**
                 * @description Prize mode of the lottery.
                 * @example ELOTT
                 */
                lottoPrizeMode?: components["schemas"]["PrizeMode"];
                /**
                 * @description Lottery to open first.
                 * @example VNHN
                 */
                lottoGameCode?: string;
                /**
                 * @description What opens - the betting slip or the lottery lobby.
                 * @example betting
                 */
                lottoView?: components["schemas"]["LottoView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the game opens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameUrl": "https://play.parlour.example/play/#launch=Zk3u1b7m",
                     *       "launchId": "ln-58120",
                     *       "expiresAt": "2026-03-14T09:27:53Z",
                     *       "nodeId": 100231,
                     *       "playMoney": false
                     *     }
                     */
                    "application/json": components["schemas"]["GameLaunch"];
                };
            };
        };
    };
    launchFreePlay: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 100231
                 */
                nodeId: number;
                /**
                 * @description Kind of screen.
                 * @example WEB
                 */
                device?: components["schemas"]["LaunchDevice"];
                /**
                 * @description Page of this site that the game leads back to.
                 * @example https://parlour.example/rng
                 */
                backUrl?: string;
                /**
                 * @description Language of the game.
                 * @example EN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the game opens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameUrl": "https://play.parlour.example/play/#launch=Qx8r0c2d",
                     *       "launchId": "ln-58121",
                     *       "expiresAt": "2026-03-14T09:27:53Z",
                     *       "nodeId": 100231,
                     *       "playMoney": true
                     *     }
                     */
                    "application/json": components["schemas"]["GameLaunch"];
                };
            };
        };
    };
    launchFbSports: {
        parameters: {
            query?: {
                /**
                 * @description Kind of screen.
                 * @example WEB
                 */
                device?: components["schemas"]["LaunchDevice"];
                /**
                 * @description Page of this site that the game leads back to.
                 * @example https://parlour.example/rng
                 */
                backUrl?: string;
                /**
                 * @description Language of the game.
                 * @example EN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the sportsbook opens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameUrl": "https://play.parlour.example/sports/#launch=Tn5w9h4k",
                     *       "launchId": "ln-58122",
                     *       "expiresAt": "2026-03-14T09:27:53Z",
                     *       "nodeId": null,
                     *       "playMoney": false
                     *     }
                     */
                    "application/json": components["schemas"]["GameLaunch"];
                };
            };
        };
    };
    getRoomList: {
        parameters: {
            query: {
                /**
                 * @description Code of the vendor.
                 * @example AV
                 */
                vassalage: components["schemas"]["VassalageCode"];
                /**
                 * @description Type of game.
                 * @example LIVE
                 */
                gameType?: components["schemas"]["GameType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rooms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "roomId": "rm-04",
                     *         "roomName": "Willow table",
                     *         "nodeId": 200118,
                     *         "vassalage": "AV",
                     *         "gameType": "LIVE",
                     *         "minBet": "5.00",
                     *         "maxBet": "2000.00",
                     *         "seats": 7,
                     *         "seatsTaken": 3,
                     *         "state": "OPEN"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RoomArray"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 100231
                 */
                nodeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nodeId": 100231,
                     *       "nodeName": "Lantern Koi",
                     *       "gameName": "Lantern Koi",
                     *       "displayName": "Lantern Koi",
                     *       "smallIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi-small.svg",
                     *       "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *       "iconUrl": null,
                     *       "vassalage": "LK",
                     *       "vendorName": "Lantern Koi Studio",
                     *       "gameCode": "lantern-koi",
                     *       "isGame": "GAME",
                     *       "gameType": "RNG",
                     *       "gameClassify": "JP",
                     *       "accountTypeName": "LK",
                     *       "supportPlay": 0,
                     *       "isNew": 1,
                     *       "isHot": 1,
                     *       "minBet": "0.20",
                     *       "lineNum": 25,
                     *       "jackpot": "184220.75",
                     *       "maintenance": false
                     *     }
                     */
                    "application/json": components["schemas"]["Game"];
                };
            };
        };
    };
    getGameSearchIndex: {
        parameters: {
            query: {
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType: components["schemas"]["GameType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026-03-14-1",
                     *       "gameType": "RNG",
                     *       "iconPattern": "/TCG_PROD_IMAGES/GAME/{vassalage}/{gameCode}.svg",
                     *       "vendors": [
                     *         "LK",
                     *         "MF"
                     *       ],
                     *       "vendorNames": [
                     *         "Lantern Koi Studio",
                     *         "Mossfield Reels"
                     *       ],
                     *       "classifies": [
                     *         "JP",
                     *         "AC"
                     *       ],
                     *       "nodeIds": [
                     *         100231,
                     *         100232
                     *       ],
                     *       "names": [
                     *         "Lantern Koi",
                     *         "Brass Orchard"
                     *       ],
                     *       "codes": [
                     *         "lantern-koi",
                     *         "brass-orchard"
                     *       ],
                     *       "vendorOf": [
                     *         0,
                     *         1
                     *       ],
                     *       "classifyOf": [
                     *         0,
                     *         -1
                     *       ],
                     *       "flags": [
                     *         47,
                     *         8
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameSearchIndex"];
                };
            };
        };
    };
    getJackpotFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sum. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amount": "11482093441.57",
                     *       "currency": "USD",
                     *       "asOf": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["JackpotFeed"];
                };
            };
        };
    };
    getGameSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game and its table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "launchId": "ln-58120",
                     *       "nodeId": 100231,
                     *       "displayName": "Lantern Koi",
                     *       "showIcon": "/TCG_PROD_IMAGES/GAME/LK/lantern-koi.svg",
                     *       "gameType": "RNG",
                     *       "kind": "REELS",
                     *       "playMoney": false,
                     *       "currency": "USD",
                     *       "balance": "1234.50",
                     *       "stakes": [
                     *         "0.20",
                     *         "1.00",
                     *         "5.00"
                     *       ],
                     *       "payTable": [
                     *         {
                     *           "symbol": "KOI",
                     *           "multiplier": "12.00"
                     *         },
                     *         {
                     *           "symbol": "LANTERN",
                     *           "multiplier": "6.00"
                     *         }
                     *       ],
                     *       "placePays": null,
                     *       "slipRules": null,
                     *       "language": "EN",
                     *       "lottery": null,
                     *       "backUrl": "https://parlour.example/rng",
                     *       "expiresAt": "2026-03-14T21:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["GameSession"];
                };
            };
        };
    };
    playDemoRound: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stake": "1.00"
                 *     }
                 */
                "application/json": components["schemas"]["DemoRoundRequest"];
            };
        };
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roundId": "rd-990412",
                     *       "symbols": [
                     *         [
                     *           "KOI",
                     *           "BELL",
                     *           "FAN"
                     *         ],
                     *         [
                     *           "KOI",
                     *           "KOI",
                     *           "KOI"
                     *         ],
                     *         [
                     *           "PEARL",
                     *           "STAR",
                     *           "FAN"
                     *         ]
                     *       ],
                     *       "winningLines": [
                     *         1
                     *       ],
                     *       "stake": "1.00",
                     *       "win": "12.00",
                     *       "balance": "1245.50",
                     *       "playedAt": "2026-03-14T09:27:10Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoRound"];
                };
            };
        };
    };
    playDemoTable: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stake": "1.00",
                 *       "place": "BANKER"
                 *     }
                 */
                "application/json": components["schemas"]["DemoTableRequest"];
            };
        };
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roundId": "rd-990413",
                     *       "place": "BANKER",
                     *       "winner": "BANKER",
                     *       "player": [
                     *         {
                     *           "rank": "9",
                     *           "suit": "HEARTS",
                     *           "total": 9
                     *         },
                     *         {
                     *           "rank": "6",
                     *           "suit": "CLUBS",
                     *           "total": 5
                     *         },
                     *         {
                     *           "rank": "K",
                     *           "suit": "SPADES",
                     *           "total": 5
                     *         }
                     *       ],
                     *       "banker": [
                     *         {
                     *           "rank": "A",
                     *           "suit": "DIAMONDS",
                     *           "total": 1
                     *         },
                     *         {
                     *           "rank": "6",
                     *           "suit": "SPADES",
                     *           "total": 7
                     *         }
                     *       ],
                     *       "stake": "1.00",
                     *       "win": "1.95",
                     *       "balance": "1235.45",
                     *       "playedAt": "2026-03-14T09:27:10Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoTableRound"];
                };
            };
        };
    };
    getDemoMatches: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matches": [
                     *         {
                     *           "matchId": "m0-412",
                     *           "home": "Harbour Lanterns",
                     *           "away": "Willowmere Athletic",
                     *           "minute": 36,
                     *           "homeScore": 1,
                     *           "awayScore": 0,
                     *           "picks": [
                     *             {
                     *               "pick": "HOME",
                     *               "odds": "1.42"
                     *             },
                     *             {
                     *               "pick": "DRAW",
                     *               "odds": "4.10"
                     *             },
                     *             {
                     *               "pick": "AWAY",
                     *               "odds": "7.85"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "matchId": "m3-52",
                     *           "home": "Saltmarsh Kites",
                     *           "away": "Fernholt Wanderers",
                     *           "minute": 0,
                     *           "homeScore": 0,
                     *           "awayScore": 0,
                     *           "picks": [
                     *             {
                     *               "pick": "OVER",
                     *               "odds": "1.88"
                     *             },
                     *             {
                     *               "pick": "UNDER",
                     *               "odds": "1.84"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "asOf": "2026-03-14T09:26:53Z",
                     *       "changesAt": "2026-03-14T09:27:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoMatches"];
                };
            };
        };
    };
    quoteDemoSlip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stake": "1.00",
                 *       "type": "SINGLES",
                 *       "picks": [
                 *         {
                 *           "matchId": "m0-412",
                 *           "pick": "HOME",
                 *           "odds": "1.42"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DemoSlipRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "picks": [
                     *         {
                     *           "matchId": "m0-412",
                     *           "pick": "HOME",
                     *           "odds": "1.44"
                     *         }
                     *       ],
                     *       "stake": "1.00",
                     *       "totalOdds": null,
                     *       "canWin": "1.44"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoSlipQuote"];
                };
            };
        };
    };
    placeDemoSlip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stake": "1.00",
                 *       "type": "SINGLES",
                 *       "picks": [
                 *         {
                 *           "matchId": "m0-412",
                 *           "pick": "HOME",
                 *           "odds": "1.42"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DemoSlipRequest"];
            };
        };
        responses: {
            /** @description The slip as it came out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roundId": "rd-990414",
                     *       "type": "SINGLES",
                     *       "picks": [
                     *         {
                     *           "matchId": "m0-412",
                     *           "home": "Harbour Lanterns",
                     *           "away": "Willowmere Athletic",
                     *           "pick": "HOME",
                     *           "odds": "1.42",
                     *           "minute": 36,
                     *           "homeScore": 1,
                     *           "awayScore": 0,
                     *           "goals": [
                     *             {
                     *               "minute": 71,
                     *               "side": "HOME"
                     *             }
                     *           ],
                     *           "won": true
                     *         }
                     *       ],
                     *       "totalOdds": null,
                     *       "stake": "1.00",
                     *       "win": "1.42",
                     *       "balance": "1234.92",
                     *       "playedAt": "2026-03-14T09:27:10Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoSlip"];
                };
            };
        };
    };
    getDemoDraw: {
        parameters: {
            query?: {
                /**
                 * @description The lottery of a lobby that is opened; one that was launched itself needs none.
                 * @example minute-draw-one
                 */
                gameCode?: string;
            };
            header: {
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-03-14T09:26:53Z",
                     *       "balance": "1234.50",
                     *       "lotteries": [],
                     *       "draw": {
                     *         "gameCode": "minute-draw-one",
                     *         "displayName": "Minute Draw One",
                     *         "numero": "20260314-0567",
                     *         "closesAt": "2026-03-14T09:26:54Z",
                     *         "drawAt": "2026-03-14T09:27:00Z",
                     *         "maintenance": false,
                     *         "wagers": [
                     *           {
                     *             "wager": "PLACES",
                     *             "pick": "PLACES",
                     *             "count": 4,
                     *             "numbers": [
                     *               "0",
                     *               "1",
                     *               "2",
                     *               "3",
                     *               "4",
                     *               "5",
                     *               "6",
                     *               "7",
                     *               "8",
                     *               "9"
                     *             ],
                     *             "pays": [
                     *               {
                     *                 "on": "HITS",
                     *                 "value": 4,
                     *                 "multiplier": "3000.00"
                     *               },
                     *               {
                     *                 "on": "HITS",
                     *                 "value": 3,
                     *                 "multiplier": "85.00"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "results": [
                     *         {
                     *           "numero": "20260314-0566",
                     *           "drawnAt": "2026-03-14T09:26:00Z",
                     *           "numbers": [
                     *             "4",
                     *             "0",
                     *             "9",
                     *             "1"
                     *           ],
                     *           "prizes": []
                     *         }
                     *       ],
                     *       "tickets": [
                     *         {
                     *           "ticketId": "rd-990413",
                     *           "numero": "20260314-0567",
                     *           "drawAt": "2026-03-14T09:27:00Z",
                     *           "wager": "PLACES",
                     *           "picks": [
                     *             "4",
                     *             "0",
                     *             "9",
                     *             "2"
                     *           ],
                     *           "stake": "1.00",
                     *           "win": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DemoLotteryRoom"];
                };
            };
        };
    };
    buyDemoTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The launch token, taken from the fragment of the page's address.
                 * @example Zk3u1b7mQ0d2
                 */
                "X-Launch-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gameCode": "minute-draw-one",
                 *       "numero": "20260314-0567",
                 *       "wager": "PLACES",
                 *       "picks": [
                 *         "4",
                 *         "0",
                 *         "9",
                 *         "2"
                 *       ],
                 *       "stake": "1.00"
                 *     }
                 */
                "application/json": components["schemas"]["DemoTicketRequest"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": {
                     *         "ticketId": "rd-990413",
                     *         "numero": "20260314-0567",
                     *         "drawAt": "2026-03-14T09:27:00Z",
                     *         "wager": "PLACES",
                     *         "picks": [
                     *           "4",
                     *           "0",
                     *           "9",
                     *           "2"
                     *         ],
                     *         "stake": "1.00",
                     *         "win": null
                     *       },
                     *       "balance": "1233.50"
                     *     }
                     */
                    "application/json": components["schemas"]["DemoTicketReceipt"];
                };
            };
        };
    };
    getGameMenus: {
        parameters: {
            query: {
                /**
                 * @description Prize mode (LAUNCH-07).
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prizeMode": "LOTT",
                     *       "gameMenus": [
                     *         {
                     *           "gameGroupCode": "FAST5",
                     *           "gameGroupName": "Five fast digits",
                     *           "games": [
                     *             {
                     *               "nodeId": 300101,
                     *               "gameCode": "MIN1",
                     *               "displayName": "Minute Lantern",
                     *               "gameGroupCode": "FAST5",
                     *               "vassalage": "LOTT",
                     *               "accountTypeName": "LOTT",
                     *               "iconUrl": "/TCG_PROD_IMAGES/LOTTERY/MIN1.svg",
                     *               "numero": "20260314-0567",
                     *               "closesAt": "2026-03-14T09:27:00Z",
                     *               "drawInterval": 60,
                     *               "state": "OPEN"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LotteryMenu"];
                };
            };
        };
    };
    getVnGameMenu: {
        parameters: {
            query: {
                /**
                 * @description Prize mode (LAUNCH-07).
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["PrizeMode"];
                /**
                 * @description Kind of device.
                 * @example WEB
                 */
                device: "WEB";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "prizeMode": "LOTT",
                     *       "gameMenus": [
                     *         {
                     *           "gameGroupCode": "NORTH",
                     *           "gameGroupName": "North",
                     *           "games": [
                     *             {
                     *               "nodeId": 300201,
                     *               "gameCode": "VNHN",
                     *               "displayName": "River Delta North",
                     *               "gameGroupCode": "NORTH",
                     *               "vassalage": "TCG_LOTTO_VN",
                     *               "accountTypeName": "TCG_LOTTO_VN",
                     *               "iconUrl": "/TCG_PROD_IMAGES/LOTTERY/VNHN.svg",
                     *               "numero": "20260314",
                     *               "closesAt": "2026-03-14T11:10:00Z",
                     *               "drawInterval": 86400,
                     *               "state": "OPEN"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LotteryMenu"];
                };
            };
        };
    };
    getVnRecentGames: {
        parameters: {
            query?: {
                /**
                 * @description Most games in the answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nodeId": 300201,
                     *         "gameCode": "VNHN",
                     *         "displayName": "River Delta North",
                     *         "gameGroupCode": "NORTH",
                     *         "vassalage": "TCG_LOTTO_VN",
                     *         "accountTypeName": "TCG_LOTTO_VN",
                     *         "iconUrl": "/TCG_PROD_IMAGES/LOTTERY/VNHN.svg",
                     *         "numero": "20260314",
                     *         "closesAt": "2026-03-14T11:10:00Z",
                     *         "drawInterval": 86400,
                     *         "state": "OPEN"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryGameArray"];
                };
            };
        };
    };
    getVnOpenedNumbers: {
        parameters: {
            query?: {
                /**
                 * @description Only this game.
                 * @example VNHN
                 */
                gameCode?: string;
                /**
                 * @description Most draws in the answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "gameCode": "VNHN",
                     *         "displayName": "River Delta North",
                     *         "numero": "20260313",
                     *         "openedAt": "2026-03-13T11:15:00Z",
                     *         "prizes": [
                     *           {
                     *             "prize": "DB",
                     *             "numbers": [
                     *               "48213"
                     *             ]
                     *           },
                     *           {
                     *             "prize": "G1",
                     *             "numbers": [
                     *               "90577"
                     *             ]
                     *           },
                     *           {
                     *             "prize": "G2",
                     *             "numbers": [
                     *               "11840",
                     *               "62039"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["VnDrawArray"];
                };
            };
        };
    };
    getOpenedNumbers: {
        parameters: {
            query: {
                /**
                 * @description Prize mode as this call spells it.
                 * @example Lott
                 */
                prizeMode: "Lott";
                /**
                 * @description Only this game.
                 * @example MIN1
                 */
                gameCode?: string;
                /**
                 * @description Most draws in the answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "gameCode": "MIN1",
                     *         "displayName": "Minute Lantern",
                     *         "numero": "20260314-0566",
                     *         "openedAt": "2026-03-14T09:26:00Z",
                     *         "numbers": [
                     *           "4",
                     *           "0",
                     *           "9",
                     *           "2",
                     *           "7"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryDrawArray"];
                };
            };
        };
    };
    getPopularGames: {
        parameters: {
            query?: {
                /**
                 * @description Most games in the answer.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popular lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "nodeId": 300201,
                     *         "gameCode": "VNHN",
                     *         "displayName": "River Delta North",
                     *         "gameGroupCode": "NORTH",
                     *         "vassalage": "TCG_LOTTO_VN",
                     *         "accountTypeName": "TCG_LOTTO_VN",
                     *         "iconUrl": "/TCG_PROD_IMAGES/LOTTERY/VNHN.svg",
                     *         "numero": "20260314",
                     *         "closesAt": "2026-03-14T11:10:00Z",
                     *         "drawInterval": 86400,
                     *         "state": "OPEN"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryGameArray"];
                };
            };
        };
    };
    getListAnnouncements: {
        parameters: {
            query: {
                /**
                 * @description Kinds asked for, joined by commas - B banners, PL player notices, PU pop-ups, PR promotions.
                 * @example B,PL,PU,PR
                 */
                types: string;
                /**
                 * @description Platform of the site; W is the web.
                 * @example W
                 */
                platform: "W";
                /**
                 * @description Execution code of pop-ups asked for - A members, B guests, F first login.
                 * @example B
                 */
                execution?: components["schemas"]["ExecutionCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcements by group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "id": "bn-evening",
                     *           "groupName": "w_home",
                     *           "title": "Evening lounge",
                     *           "url": "/TCG_PROD_IMAGES/SLIDE/bn-evening.png",
                     *           "smallUrl": "/TCG_PROD_IMAGES/SLIDE/bn-evening-SMALL.png",
                     *           "linkageType": "PAGE",
                     *           "link": "/promotions"
                     *         }
                     *       ],
                     *       "player": [
                     *         {
                     *           "id": "nt-1",
                     *           "title": "Maintenance on Tuesday",
                     *           "content": "<p>Lantern tables pause from 02:00 to 03:00 UTC.</p>",
                     *           "startDateStr": "2026-03-14",
                     *           "promotionType": null,
                     *           "execution": null
                     *         }
                     *       ],
                     *       "popup": [],
                     *       "promotion": []
                     *     }
                     */
                    "application/json": components["schemas"]["AnnouncementGroups"];
                };
            };
        };
    };
    getAnnouncementContent: {
        parameters: {
            query: {
                /**
                 * @description Kinds asked for, joined by commas - B banners, PL player notices, PU pop-ups, PR promotions, H home page.
                 * @example B,PL,PU,PR,H
                 */
                types: string;
                /**
                 * @description Platform of the site; W is the web.
                 * @example W
                 */
                platform: "W";
                /**
                 * @description Execution code of pop-ups asked for - A members, B guests, F first login.
                 * @example B
                 */
                execution?: components["schemas"]["ExecutionCode"];
                /**
                 * @description Only this announcement.
                 * @example nt-1
                 */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announcements by group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [],
                     *       "player": [
                     *         {
                     *           "id": "nt-1",
                     *           "title": "Maintenance on Tuesday",
                     *           "content": "<p>Lantern tables pause from 02:00 to 03:00 UTC.</p>",
                     *           "startDateStr": "2026-03-14",
                     *           "promotionType": null,
                     *           "execution": null
                     *         }
                     *       ],
                     *       "popup": [],
                     *       "promotion": [],
                     *       "home": []
                     *     }
                     */
                    "application/json": components["schemas"]["AnnouncementContents"];
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Only promotions of this kind.
                 * @example daily
                 */
                kind?: components["schemas"]["PromotionKind"];
                /**
                 * @description Only promotions of this period.
                 * @example D
                 */
                period?: components["schemas"]["PromotionPeriod"];
                /**
                 * @description Only promotions in this status.
                 * @example inProgress
                 */
                status?: components["schemas"]["PromotionStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of promotions, the ones that need a step from the member first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "promotionId": "pr-daily-koi",
                     *           "title": "Daily koi bonus",
                     *           "kind": "daily",
                     *           "period": "D",
                     *           "status": "inProgress",
                     *           "action": "none",
                     *           "summary": "Play for 500.00 today and take 25.00.",
                     *           "imageUrl": "/TCG_PROD_IMAGES/OFFER/pr-daily-koi.png",
                     *           "startsAt": "2026-03-14T00:00:00Z",
                     *           "endsAt": "2026-03-15T00:00:00Z",
                     *           "remaining": null,
                     *           "progress": {
                     *             "current": "320.00",
                     *             "target": "500.00"
                     *           }
                     *         },
                     *         {
                     *           "promotionId": "pr-egg",
                     *           "title": "Golden egg week",
                     *           "kind": "goldenEgg",
                     *           "period": "W",
                     *           "status": "claim",
                     *           "action": "openTicket",
                     *           "summary": "One egg for every deposit of 100.00.",
                     *           "imageUrl": null,
                     *           "startsAt": "2026-03-09T00:00:00Z",
                     *           "endsAt": "2026-03-16T00:00:00Z",
                     *           "remaining": 412,
                     *           "progress": null
                     *         },
                     *         {
                     *           "promotionId": "pr-welcome",
                     *           "title": "Welcome bonus",
                     *           "kind": "newbie",
                     *           "period": null,
                     *           "status": "openToRegister",
                     *           "action": "join",
                     *           "summary": "Half of the first deposit on top.",
                     *           "imageUrl": "/TCG_PROD_IMAGES/OFFER/pr-welcome.png",
                     *           "startsAt": "2026-01-01T00:00:00Z",
                     *           "endsAt": null,
                     *           "remaining": null,
                     *           "progress": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 3,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionPage"];
                };
            };
        };
    };
    getPromotion: {
        parameters: {
            query: {
                /**
                 * @description Promotion asked for.
                 * @example pr-welcome
                 */
                promotionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotion": {
                     *         "promotionId": "pr-welcome",
                     *         "title": "Welcome bonus",
                     *         "kind": "newbie",
                     *         "period": null,
                     *         "status": "joined",
                     *         "action": "requestReward",
                     *         "summary": "Half of the first deposit on top.",
                     *         "imageUrl": "/TCG_PROD_IMAGES/OFFER/pr-welcome.png",
                     *         "startsAt": "2026-01-01T00:00:00Z",
                     *         "endsAt": null,
                     *         "remaining": null,
                     *         "progress": {
                     *           "current": "100.00",
                     *           "target": "100.00"
                     *         }
                     *       },
                     *       "terms": "<p>One bonus for each account. The bonus is played ten times before it can be withdrawn.</p>",
                     *       "bonusAmount": null,
                     *       "bonusRate": 5000,
                     *       "maximumBonus": "200.00",
                     *       "minimumDeposit": "50.00",
                     *       "turnoverMultiple": 10,
                     *       "gameCategories": [
                     *         "RNG",
                     *         "LIVE"
                     *       ],
                     *       "needsRemark": true,
                     *       "maximumImages": 3,
                     *       "application": null
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionDetail"];
                };
            };
        };
    };
    signUpPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promotionId": "pr-welcome"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionJoin"];
            };
        };
        responses: {
            /** @description The promotion as it stands after joining. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotion": {
                     *         "promotionId": "pr-welcome",
                     *         "title": "Welcome bonus",
                     *         "kind": "newbie",
                     *         "period": null,
                     *         "status": "joined",
                     *         "action": "requestReward",
                     *         "summary": "Half of the first deposit on top.",
                     *         "imageUrl": "/TCG_PROD_IMAGES/OFFER/pr-welcome.png",
                     *         "startsAt": "2026-01-01T00:00:00Z",
                     *         "endsAt": null,
                     *         "remaining": null,
                     *         "progress": {
                     *           "current": "100.00",
                     *           "target": "100.00"
                     *         }
                     *       },
                     *       "terms": "<p>One bonus for each account. The bonus is played ten times before it can be withdrawn.</p>",
                     *       "bonusAmount": null,
                     *       "bonusRate": 5000,
                     *       "maximumBonus": "200.00",
                     *       "minimumDeposit": "50.00",
                     *       "turnoverMultiple": 10,
                     *       "gameCategories": [
                     *         "RNG",
                     *         "LIVE"
                     *       ],
                     *       "needsRemark": true,
                     *       "maximumImages": 3,
                     *       "application": null
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionDetail"];
                };
            };
        };
    };
    requestReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promotionId": "pr-welcome",
                 *       "remark": "First deposit made on Saturday",
                 *       "imageIds": [
                 *         "im-4821"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "applicationId": "ap-7731",
                     *       "promotionId": "pr-welcome",
                     *       "status": "applying",
                     *       "remark": "First deposit made on Saturday",
                     *       "images": [
                     *         {
                     *           "imageId": "im-4821",
                     *           "imageUrl": "/uploads/promotions/im-4821.png?sig=9c1f",
                     *           "sizeBytes": 184320
                     *         }
                     *       ],
                     *       "requestedAt": "2026-03-14T09:26:53Z",
                     *       "answeredAt": null,
                     *       "rejectionReason": null
                     *     }
                     */
                    "application/json": components["schemas"]["RewardApplication"];
                };
            };
        };
    };
    cancelRewardRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationId": "ap-7731"
                 *     }
                 */
                "application/json": components["schemas"]["RewardRequestCancel"];
            };
        };
        responses: {
            /** @description The promotion as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotion": {
                     *         "promotionId": "pr-welcome",
                     *         "title": "Welcome bonus",
                     *         "kind": "newbie",
                     *         "period": null,
                     *         "status": "joined",
                     *         "action": "requestReward",
                     *         "summary": "Half of the first deposit on top.",
                     *         "imageUrl": "/TCG_PROD_IMAGES/OFFER/pr-welcome.png",
                     *         "startsAt": "2026-01-01T00:00:00Z",
                     *         "endsAt": null,
                     *         "remaining": null,
                     *         "progress": {
                     *           "current": "100.00",
                     *           "target": "100.00"
                     *         }
                     *       },
                     *       "terms": "<p>One bonus for each account. The bonus is played ten times before it can be withdrawn.</p>",
                     *       "bonusAmount": null,
                     *       "bonusRate": 5000,
                     *       "maximumBonus": "200.00",
                     *       "minimumDeposit": "50.00",
                     *       "turnoverMultiple": 10,
                     *       "gameCategories": [
                     *         "RNG",
                     *         "LIVE"
                     *       ],
                     *       "needsRemark": true,
                     *       "maximumImages": 3,
                     *       "application": null
                     *     }
                     */
                    "application/json": components["schemas"]["PromotionDetail"];
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Only tickets of this kind.
                 * @example goldenEgg
                 */
                kind?: components["schemas"]["TicketKind"];
                /**
                 * @description Only tickets in this status.
                 * @example unopened
                 */
                status?: components["schemas"]["TicketStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tickets, unopened ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "ticketId": "tk-311",
                     *           "promotionId": "pr-egg",
                     *           "kind": "goldenEgg",
                     *           "status": "unopened",
                     *           "source": "Deposit of 100.00",
                     *           "turnoverMultiple": 1,
                     *           "issuedAt": "2026-03-13T18:02:11Z",
                     *           "expiresAt": "2026-03-16T00:00:00Z",
                     *           "openedAt": null,
                     *           "prize": null
                     *         },
                     *         {
                     *           "ticketId": "tk-287",
                     *           "promotionId": "pr-envelope",
                     *           "kind": "redEnvelope",
                     *           "status": "opened",
                     *           "source": "Weekend envelope",
                     *           "turnoverMultiple": 1,
                     *           "issuedAt": "2026-03-12T10:00:00Z",
                     *           "expiresAt": "2026-03-19T00:00:00Z",
                     *           "openedAt": "2026-03-12T10:05:40Z",
                     *           "prize": {
                     *             "prizeId": "pz-small",
                     *             "type": "money",
                     *             "label": "8.80 in the envelope",
                     *             "amount": "8.80",
                     *             "points": null,
                     *             "segment": null
                     *           }
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["TicketPage"];
                };
            };
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticketId": "tk-311"
                 *     }
                 */
                "application/json": components["schemas"]["TicketOpening"];
            };
        };
        responses: {
            /** @description The opened ticket and what to reveal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": {
                     *         "ticketId": "tk-311",
                     *         "promotionId": "pr-egg",
                     *         "kind": "goldenEgg",
                     *         "status": "opened",
                     *         "source": "Deposit of 100.00",
                     *         "turnoverMultiple": 1,
                     *         "issuedAt": "2026-03-13T18:02:11Z",
                     *         "expiresAt": "2026-03-16T00:00:00Z",
                     *         "openedAt": "2026-03-14T09:26:53Z",
                     *         "prize": {
                     *           "prizeId": "pz-18",
                     *           "type": "money",
                     *           "label": "18.00 in the egg",
                     *           "amount": "18.00",
                     *           "points": null,
                     *           "segment": 3
                     *         }
                     *       },
                     *       "segments": [
                     *         {
                     *           "prizeId": "pz-none",
                     *           "type": "nothing",
                     *           "label": "Next time",
                     *           "amount": null,
                     *           "points": null,
                     *           "segment": 0
                     *         },
                     *         {
                     *           "prizeId": "pz-5",
                     *           "type": "money",
                     *           "label": "5.00",
                     *           "amount": "5.00",
                     *           "points": null,
                     *           "segment": 1
                     *         },
                     *         {
                     *           "prizeId": "pz-p100",
                     *           "type": "points",
                     *           "label": "100 points",
                     *           "amount": null,
                     *           "points": 100,
                     *           "segment": 2
                     *         },
                     *         {
                     *           "prizeId": "pz-18",
                     *           "type": "money",
                     *           "label": "18.00",
                     *           "amount": "18.00",
                     *           "points": null,
                     *           "segment": 3
                     *         }
                     *       ],
                     *       "ticketsLeft": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TicketReveal"];
                };
            };
        };
    };
    claimRaffle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promotionId": "pr-egg",
                 *       "ticketId": "tk-311"
                 *     }
                 */
                "application/json": components["schemas"]["RaffleClaim"];
            };
        };
        responses: {
            /** @description What was credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "TX20260314092653001",
                     *       "amount": "18.00",
                     *       "points": 0,
                     *       "balance": "1252.50",
                     *       "pointBalance": 3400,
                     *       "creditedAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardReceipt"];
                };
            };
        };
    };
    listRewards: {
        parameters: {
            query?: {
                /**
                 * @description Only rewards in this status.
                 * @example claimable
                 */
                status?: components["schemas"]["RewardStatus"];
                /**
                 * @description Only rewards from here.
                 * @example promotion
                 */
                source?: components["schemas"]["RewardSource"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rewards with what all claimable ones are worth. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "rewardId": "rw-902",
                     *           "source": "promotion",
                     *           "promotionId": "pr-welcome",
                     *           "missionId": null,
                     *           "title": "Welcome bonus",
                     *           "status": "claimable",
                     *           "amount": "50.00",
                     *           "points": 0,
                     *           "turnoverMultiple": 10,
                     *           "issuedAt": "2026-03-14T08:00:00Z",
                     *           "expiresAt": "2026-03-21T08:00:00Z",
                     *           "claimedAt": null
                     *         },
                     *         {
                     *           "rewardId": "rw-871",
                     *           "source": "vip",
                     *           "promotionId": null,
                     *           "missionId": null,
                     *           "title": "Silver rank gift",
                     *           "status": "claimed",
                     *           "amount": "18.00",
                     *           "points": 200,
                     *           "turnoverMultiple": 1,
                     *           "issuedAt": "2026-03-01T00:00:00Z",
                     *           "expiresAt": null,
                     *           "claimedAt": "2026-03-02T12:31:09Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "claimableCount": 1,
                     *         "claimableAmount": "50.00",
                     *         "claimablePoints": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RewardPage"];
                };
            };
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rewardId": "rw-902"
                 *     }
                 */
                "application/json": components["schemas"]["RewardClaim"];
            };
        };
        responses: {
            /** @description What was credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "TX20260314092653002",
                     *       "amount": "50.00",
                     *       "points": 0,
                     *       "balance": "1284.50",
                     *       "pointBalance": 3400,
                     *       "creditedAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardReceipt"];
                };
            };
        };
    };
    getBonusDetails: {
        parameters: {
            query?: {
                /**
                 * @description Only bonuses of this kind.
                 * @example daily
                 */
                kind?: components["schemas"]["PromotionKind"];
                /**
                 * @description Only bonuses in this state.
                 * @example active
                 */
                state?: components["schemas"]["BonusState"];
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous30
                 */
                datePreset?: "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-02-13
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bonuses, newest first, with the sums of the whole range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "bonusId": "bo-5512",
                     *           "transactionNumber": "TX20260313200000014",
                     *           "title": "Daily koi bonus",
                     *           "kind": "daily",
                     *           "state": "active",
                     *           "amount": "25.00",
                     *           "points": 0,
                     *           "turnoverRequired": "125.00",
                     *           "turnoverDone": "80.00",
                     *           "creditedAt": "2026-03-13T20:00:00Z",
                     *           "expiresAt": "2026-03-20T20:00:00Z"
                     *         },
                     *         {
                     *           "bonusId": "bo-5377",
                     *           "transactionNumber": "TX20260310010000003",
                     *           "title": "Manual rebate",
                     *           "kind": "rebate",
                     *           "state": "completed",
                     *           "amount": "6.42",
                     *           "points": 0,
                     *           "turnoverRequired": "0.00",
                     *           "turnoverDone": "0.00",
                     *           "creditedAt": "2026-03-10T01:00:00Z",
                     *           "expiresAt": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "amount": "31.42",
                     *         "points": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BonusPage"];
                };
            };
        };
    };
    getRebateRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rates in the order of the lobby. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rates": [
                     *         {
                     *           "gameCategory": "LOTT",
                     *           "rate": 100
                     *         },
                     *         {
                     *           "gameCategory": "ELOTT",
                     *           "rate": 100
                     *         },
                     *         {
                     *           "gameCategory": "PVP",
                     *           "rate": null
                     *         },
                     *         {
                     *           "gameCategory": "FISH",
                     *           "rate": 100
                     *         },
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 120
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 80
                     *         },
                     *         {
                     *           "gameCategory": "SPORTS",
                     *           "rate": 100
                     *         },
                     *         {
                     *           "gameCategory": "ESPORTS",
                     *           "rate": 100
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RebateRates"];
                };
            };
        };
    };
    getRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rebate as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statementId": "rs-20260314",
                     *       "calculatedAt": "2026-03-14T09:25:00Z",
                     *       "amount": "6.42",
                     *       "minimumAmount": "1.00",
                     *       "turnoverMultiple": 0,
                     *       "lastClaimedAt": "2026-03-10T01:00:00Z",
                     *       "rows": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 120,
                     *           "validBet": "402.00",
                     *           "amount": "4.82"
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 80,
                     *           "validBet": "200.00",
                     *           "amount": "1.60"
                     *         },
                     *         {
                     *           "gameCategory": "PVP",
                     *           "rate": null,
                     *           "validBet": "35.00",
                     *           "amount": "0.00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RebateStatement"];
                };
            };
        };
    };
    claimRebate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "statementId": "rs-20260314",
                 *       "amount": "6.42"
                 *     }
                 */
                "application/json": components["schemas"]["RebateClaim"];
            };
        };
        responses: {
            /** @description What was credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "TX20260314092653003",
                     *       "amount": "6.42",
                     *       "points": 0,
                     *       "balance": "1240.92",
                     *       "pointBalance": 3400,
                     *       "creditedAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardReceipt"];
                };
            };
        };
    };
    getMissionSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalMissions": 6,
                     *       "completedMissions": 3,
                     *       "claimableMissions": 1,
                     *       "missionPoints": 240,
                     *       "nextPrizeAt": 300,
                     *       "leaderboardRank": 17,
                     *       "periods": [
                     *         {
                     *           "period": "D",
                     *           "total": 4,
                     *           "completed": 3,
                     *           "claimable": 1,
                     *           "endsAt": "2026-03-15T00:00:00Z"
                     *         },
                     *         {
                     *           "period": "W",
                     *           "total": 2,
                     *           "completed": 0,
                     *           "claimable": 0,
                     *           "endsAt": "2026-03-16T00:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MissionSummary"];
                };
            };
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query?: {
                /**
                 * @description Period of the board; the week without it.
                 * @example W
                 */
                period?: components["schemas"]["PromotionPeriod"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "rank": 1,
                     *           "account": "ka***07",
                     *           "missionPoints": 980,
                     *           "completedMissions": 14,
                     *           "prizeAmount": "188.00"
                     *         },
                     *         {
                     *           "rank": 2,
                     *           "account": "li***e2",
                     *           "missionPoints": 910,
                     *           "completedMissions": 13,
                     *           "prizeAmount": "88.00"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 5,
                     *       "totalElements": 100,
                     *       "pageSize": 20,
                     *       "period": "W",
                     *       "endsAt": "2026-03-16T00:00:00Z",
                     *       "own": {
                     *         "rank": 17,
                     *         "account": "me***r1",
                     *         "missionPoints": 240,
                     *         "completedMissions": 3,
                     *         "prizeAmount": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MissionLeaderboard"];
                };
            };
        };
    };
    listMissions: {
        parameters: {
            query?: {
                /**
                 * @description Only missions of this period.
                 * @example D
                 */
                period?: components["schemas"]["PromotionPeriod"];
                /**
                 * @description Only missions in this status.
                 * @example claimable
                 */
                status?: components["schemas"]["MissionStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of missions, claimable ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "missionId": "ms-20-spins",
                     *           "title": "Twenty rounds of slots",
                     *           "description": "Play twenty rounds of any slot game.",
                     *           "period": "D",
                     *           "status": "claimable",
                     *           "goal": "rounds",
                     *           "current": "20.00",
                     *           "target": "20.00",
                     *           "rewardAmount": "2.00",
                     *           "rewardPoints": 20,
                     *           "turnoverMultiple": 1,
                     *           "missionPoints": 40,
                     *           "endsAt": "2026-03-15T00:00:00Z",
                     *           "gameCategory": "RNG"
                     *         },
                     *         {
                     *           "missionId": "ms-week-deposit",
                     *           "title": "Deposit of the week",
                     *           "description": "Deposit 200.00 within this week.",
                     *           "period": "W",
                     *           "status": "inProgress",
                     *           "goal": "deposit",
                     *           "current": "100.00",
                     *           "target": "200.00",
                     *           "rewardAmount": "10.00",
                     *           "rewardPoints": 0,
                     *           "turnoverMultiple": 1,
                     *           "missionPoints": 120,
                     *           "endsAt": "2026-03-16T00:00:00Z",
                     *           "gameCategory": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["MissionPage"];
                };
            };
        };
    };
    claimMission: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "missionId": "ms-20-spins"
                 *     }
                 */
                "application/json": components["schemas"]["MissionClaim"];
            };
        };
        responses: {
            /** @description What was credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "TX20260314092653004",
                     *       "amount": "2.00",
                     *       "points": 20,
                     *       "balance": "1236.50",
                     *       "pointBalance": 3420,
                     *       "creditedAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RewardReceipt"];
                };
            };
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link, code and figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "referralCode": "KOI7Q2",
                     *       "link": "https://parlour.example/register?referralCode=KOI7Q2",
                     *       "qrTarget": "https://parlour.example/register?referralCode=KOI7Q2",
                     *       "terms": "<p>A friend counts when they have deposited 50.00 within 30 days.</p>",
                     *       "statistics": {
                     *         "registered": 9,
                     *         "qualified": 4,
                     *         "rewardTotal": "80.00",
                     *         "rewardPending": "20.00",
                     *         "registeredThisMonth": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Referral"];
                };
            };
        };
    };
    listReferredFriends: {
        parameters: {
            query?: {
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of friends, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "account": "ni***04",
                     *           "registeredAt": "2026-03-08T15:20:00Z",
                     *           "qualified": true,
                     *           "rewardAmount": "20.00"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ReferredFriendPage"];
                };
            };
        };
    };
    getBadgeCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "availablePromoCount": 2,
                     *       "unreadMessage": 3,
                     *       "missions": 1,
                     *       "rewards": 1,
                     *       "availablePromo": {
                     *         "REFERRAL": {
                     *           "enabled": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BadgeCounts"];
                };
            };
        };
    };
    getPointBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "points": 12800,
                     *       "pointsOnHold": 0,
                     *       "ratio": 100,
                     *       "worth": "128.00",
                     *       "asOf": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PointBalance"];
                };
            };
        };
    };
    getPointRewards: {
        parameters: {
            query?: {
                /**
                 * @description Only rewards of this kind.
                 * @example BONUS
                 */
                exchangeType?: components["schemas"]["PointExchangeType"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 24
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "rewardId": "pr-12",
                     *           "productName": "Ten in bonus money",
                     *           "exchangeType": "BONUS",
                     *           "pointsNeeded": 1200,
                     *           "amount": "10.00",
                     *           "turnoverMultiple": 1,
                     *           "imageUrl": "/TCG_PROD_IMAGES/POINTS/pr-12.svg",
                     *           "description": "Added to the wallet once the request is approved.",
                     *           "stock": null,
                     *           "maxQuantity": 5,
                     *           "needsAddress": false
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 24
                     *     }
                     */
                    "application/json": components["schemas"]["PointRewardPage"];
                };
            };
        };
    };
    getRedeemList: {
        parameters: {
            query?: {
                /**
                 * @description First day, in the merchant's time zone.
                 * @example 2026-02-13
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only requests in this state.
                 * @example APPROVED
                 */
                status?: components["schemas"]["RedeemStatus"];
                /**
                 * @description Page, counted from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "transactionNumber": "rp-30077",
                     *           "applicationTime": "2026-03-14T09:10:00Z",
                     *           "exchangeType": "BONUS",
                     *           "productName": "Ten in bonus money",
                     *           "pointsNeeded": 2400,
                     *           "amount": "20.00",
                     *           "quantity": 2,
                     *           "status": "APPLYING",
                     *           "reason": null,
                     *           "updatedAt": "2026-03-14T09:10:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["RedeemRecordPage"];
                };
            };
        };
    };
    getPointConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enabled": true,
                     *       "ratio": 100,
                     *       "minConvertPoints": 100,
                     *       "maxConvertPoints": 500000,
                     *       "convertStep": 100,
                     *       "neverExpires": true,
                     *       "exchangeTypes": [
                     *         "CASH",
                     *         "BONUS",
                     *         "GOODS",
                     *         "TICKET"
                     *       ],
                     *       "rules": "<p>Every unit that counts as turnover earns one point.</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["PointConfig"];
                };
            };
        };
    };
    redeemPoints: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rewardId": "pr-12",
                 *       "quantity": 2,
                 *       "paymentPassword": "840275"
                 *     }
                 */
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description The request as the history shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "rp-30077",
                     *       "applicationTime": "2026-03-14T09:10:00Z",
                     *       "exchangeType": "BONUS",
                     *       "productName": "Ten in bonus money",
                     *       "pointsNeeded": 2400,
                     *       "amount": "20.00",
                     *       "quantity": 2,
                     *       "status": "APPLYING",
                     *       "reason": null,
                     *       "updatedAt": "2026-03-14T09:10:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RedeemRecord"];
                };
            };
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A UUID made once for the person's intent. The same key with the same body answers what the first call answered.
                 * @example 6f0d7d2e-5a0c-4f0f-9a53-0c8b1a7f6d11
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "points": 1000,
                 *       "paymentPassword": "840275"
                 *     }
                 */
                "application/json": components["schemas"]["ConvertRequest"];
            };
        };
        responses: {
            /** @description What was converted and what is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactionNumber": "rp-30078",
                     *       "points": 1000,
                     *       "amount": "10.00",
                     *       "ratio": 100,
                     *       "pointsLeft": 11800,
                     *       "convertedAt": "2026-03-14T09:26:53Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PointConversion"];
                };
            };
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unreadMessage": 3,
                     *       "availablePromoCount": 2,
                     *       "availableMissionCount": 1,
                     *       "availableRewardCount": 4,
                     *       "contractsToAnswer": 1,
                     *       "contractWork": [
                     *         {
                     *           "kind": "dividend",
                     *           "toAnswer": 1,
                     *           "unpaid": 2
                     *         }
                     *       ],
                     *       "availablePromo": {
                     *         "REFERRAL": {
                     *           "enabled": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description True gives only messages not read yet, false only those that were; without it all.
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Messages on a page.
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "messageId": "ms-204",
                     *           "kind": "REWARD",
                     *           "title": "Your weekly rebate is ready",
                     *           "preview": "Open the reward centre to claim it.",
                     *           "read": false,
                     *           "sentAt": "2026-03-14T06:00:00Z"
                     *         },
                     *         {
                     *           "messageId": "ms-198",
                     *           "kind": "SECURITY",
                     *           "title": "New login",
                     *           "preview": "Your account was opened from a new address.",
                     *           "read": true,
                     *           "sentAt": "2026-03-12T21:40:18Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 10
                     *     }
                     */
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the message.
                 * @example ms-204
                 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messageId": "ms-204",
                     *       "kind": "REWARD",
                     *       "title": "Your weekly rebate is ready",
                     *       "content": "<p>Open the <b>reward centre</b> to claim it.</p>",
                     *       "link": "/?member=rewardCenter",
                     *       "read": false,
                     *       "sentAt": "2026-03-14T06:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    getMessageKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "SYSTEM",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "FUNDS",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "PROMOTION",
                     *         "isMuted": true,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "REWARD",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "SECURITY",
                     *         "isMuted": false,
                     *         "canBeMuted": false
                     *       },
                     *       {
                     *         "kind": "AGENT",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "CONTRACT",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MessageKindSettings"];
                };
            };
        };
    };
    setMessageKind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "PROMOTION",
                 *       "isMuted": true
                 *     }
                 */
                "application/json": components["schemas"]["MessageKindChange"];
            };
        };
        responses: {
            /** @description The kinds afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "SYSTEM",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "FUNDS",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "PROMOTION",
                     *         "isMuted": true,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "REWARD",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "SECURITY",
                     *         "isMuted": false,
                     *         "canBeMuted": false
                     *       },
                     *       {
                     *         "kind": "AGENT",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       },
                     *       {
                     *         "kind": "CONTRACT",
                     *         "isMuted": false,
                     *         "canBeMuted": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MessageKindSettings"];
                };
            };
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         "ms-204"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changedCount": 1,
                     *       "unreadMessage": 2
                     *     }
                     */
                    "application/json": components["schemas"]["MessageChange"];
                };
            };
        };
    };
    deleteMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageIds": [
                 *         "ms-198"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MessageSelection"];
            };
        };
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changedCount": 1,
                     *       "unreadMessage": 3
                     *     }
                     */
                    "application/json": components["schemas"]["MessageChange"];
                };
            };
        };
    };
    getTeamOverview: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Whether the figures are compared with the period before, as many days directly before the first day (AG-09).
                 * @example true
                 */
                compare?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "startDate": "2026-03-08",
                     *       "endDate": "2026-03-14",
                     *       "people": {
                     *         "total": 64,
                     *         "directMembers": 9,
                     *         "directAgents": 4,
                     *         "online": 11,
                     *         "registered": 5,
                     *         "active": 38,
                     *         "firstDeposits": 3
                     *       },
                     *       "money": {
                     *         "teamBalance": "18240.55",
                     *         "deposits": "9200.00",
                     *         "withdrawals": "4105.50",
                     *         "betAmount": "40212.00",
                     *         "validBet": "39870.40",
                     *         "payout": "38110.25",
                     *         "rebate": "402.12",
                     *         "bonus": "260.00",
                     *         "profitLoss": "-1439.63"
                     *       },
                     *       "days": [
                     *         {
                     *           "date": "2026-03-13",
                     *           "deposits": "1400.00",
                     *           "withdrawals": "300.00",
                     *           "betAmount": "6120.00",
                     *           "profitLoss": "-210.40",
                     *           "active": 21,
                     *           "registered": 1
                     *         },
                     *         {
                     *           "date": "2026-03-14",
                     *           "deposits": "900.00",
                     *           "withdrawals": "0.00",
                     *           "betAmount": "2240.00",
                     *           "profitLoss": "55.10",
                     *           "active": 14,
                     *           "registered": 0
                     *         }
                     *       ],
                     *       "comparison": {
                     *         "startDate": "2026-03-01",
                     *         "endDate": "2026-03-07",
                     *         "isOver": false,
                     *         "changes": [
                     *           {
                     *             "figure": "registered",
                     *             "unit": "people",
                     *             "before": "5",
                     *             "difference": "0",
                     *             "rate": 0
                     *           },
                     *           {
                     *             "figure": "active",
                     *             "unit": "people",
                     *             "before": "41",
                     *             "difference": "-3",
                     *             "rate": -732
                     *           },
                     *           {
                     *             "figure": "firstDeposits",
                     *             "unit": "people",
                     *             "before": "0",
                     *             "difference": "3",
                     *             "rate": null
                     *           },
                     *           {
                     *             "figure": "deposits",
                     *             "unit": "money",
                     *             "before": "8200.00",
                     *             "difference": "1000.00",
                     *             "rate": 1220
                     *           },
                     *           {
                     *             "figure": "withdrawals",
                     *             "unit": "money",
                     *             "before": "4420.00",
                     *             "difference": "-314.50",
                     *             "rate": -712
                     *           },
                     *           {
                     *             "figure": "betAmount",
                     *             "unit": "money",
                     *             "before": "36500.00",
                     *             "difference": "3712.00",
                     *             "rate": 1017
                     *           },
                     *           {
                     *             "figure": "validBet",
                     *             "unit": "money",
                     *             "before": "36215.00",
                     *             "difference": "3655.40",
                     *             "rate": 1009
                     *           },
                     *           {
                     *             "figure": "payout",
                     *             "unit": "money",
                     *             "before": "35120.75",
                     *             "difference": "2989.50",
                     *             "rate": 851
                     *           },
                     *           {
                     *             "figure": "rebate",
                     *             "unit": "money",
                     *             "before": "365.00",
                     *             "difference": "37.12",
                     *             "rate": 1017
                     *           },
                     *           {
                     *             "figure": "bonus",
                     *             "unit": "money",
                     *             "before": "0.00",
                     *             "difference": "260.00",
                     *             "rate": null
                     *           },
                     *           {
                     *             "figure": "profitLoss",
                     *             "unit": "money",
                     *             "before": "-1014.25",
                     *             "difference": "-425.38",
                     *             "rate": -4194
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamOverview"];
                };
            };
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /**
                 * @description Whose downline is asked for; the caller's own without it.
                 * @example mb-2101
                 */
                parentId?: string;
                /**
                 * @description direct gives one level, all every level.
                 * @example direct
                 */
                scope?: "direct" | "all";
                /**
                 * @description Beginning of an account name; where no name begins so, any part of one.
                 * @example koi
                 */
                search?: string;
                /**
                 * @description Only members or only agents.
                 * @example member
                 */
                accountType?: components["schemas"]["DownlineAccountType"];
                /**
                 * @description Only accounts in this state.
                 * @example active
                 */
                status?: components["schemas"]["TeamMemberStatus"];
                /**
                 * @description Only people so many steps below parentId.
                 * @example 2
                 */
                level?: number;
                /**
                 * @description Only people whose last login is no longer ago.
                 * @example 30
                 */
                loggedInWithin?: number;
                /**
                 * @description Only people whose last login is longer ago, and those who never logged in.
                 * @example 7
                 */
                notLoggedInFor?: number;
                /**
                 * @description Only people whose wallets together hold at least this.
                 * @example 100.00
                 */
                minBalance?: components["schemas"]["Money"];
                /**
                 * @description Only people whose wallets together hold at most this.
                 * @example 5000.00
                 */
                maxBalance?: components["schemas"]["Money"];
                /**
                 * @description Only people who have a contract of this kind with the caller, in force.
                 * @example daily
                 */
                withContract?: components["schemas"]["ContractKind"];
                /**
                 * @description Only people directly below the caller who have no contract of this kind in force.
                 * @example dividend
                 */
                withoutContract?: components["schemas"]["ContractKind"];
                /**
                 * @description Field that rows are ordered by.
                 * @example balance
                 */
                sort?: "account" | "registeredAt" | "lastLoginAt" | "balance" | "teamSize";
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people with the way down to them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "nickname": "Koi",
                     *           "accountType": "member",
                     *           "level": 2,
                     *           "parentId": "mb-2101",
                     *           "parentAccount": "harbour1",
                     *           "status": "active",
                     *           "balance": "320.40",
                     *           "teamSize": 0,
                     *           "online": false,
                     *           "registeredAt": "2026-02-11T08:00:00Z",
                     *           "lastLoginAt": "2026-03-13T20:14:05Z",
                     *           "hasNote": true
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "path": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMemberPage"];
                };
            };
        };
    };
    getTeamMember: {
        parameters: {
            query: {
                /**
                 * @description Person asked for.
                 * @example mb-2107
                 */
                memberId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "memberId": "mb-2107",
                     *         "account": "koipond7",
                     *         "nickname": "Koi",
                     *         "accountType": "member",
                     *         "level": 2,
                     *         "parentId": "mb-2101",
                     *         "parentAccount": "harbour1",
                     *         "status": "active",
                     *         "balance": "320.40",
                     *         "teamSize": 0,
                     *         "online": false,
                     *         "registeredAt": "2026-02-11T08:00:00Z",
                     *         "lastLoginAt": "2026-03-13T20:14:05Z",
                     *         "hasNote": true
                     *       },
                     *       "path": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1"
                     *         }
                     *       ],
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 40
                     *         }
                     *       ],
                     *       "remark": "Met at the spring meeting",
                     *       "note": "Prefers to be called in the evening.",
                     *       "registerLinkId": "rl-12",
                     *       "deposits": "500.00",
                     *       "withdrawals": "120.00",
                     *       "betAmount": "2410.00",
                     *       "profitLoss": "-88.20",
                     *       "contractKinds": [
                     *         "daily"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMemberDetail"];
                };
            };
        };
    };
    createDownlineAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "koipond7",
                 *       "password": "Lantern#71koi",
                 *       "confirmPassword": "Lantern#71koi",
                 *       "accountType": "member",
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         },
                 *         {
                 *           "gameCategory": "LIVE",
                 *           "rate": 40
                 *         }
                 *       ],
                 *       "remark": "Met at the spring meeting"
                 *     }
                 */
                "application/json": components["schemas"]["DownlineAccountForm"];
            };
        };
        responses: {
            /** @description The opened account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "memberId": "mb-2107",
                     *         "account": "koipond7",
                     *         "nickname": "Koi",
                     *         "accountType": "member",
                     *         "level": 2,
                     *         "parentId": "mb-2101",
                     *         "parentAccount": "harbour1",
                     *         "status": "active",
                     *         "balance": "320.40",
                     *         "teamSize": 0,
                     *         "online": false,
                     *         "registeredAt": "2026-02-11T08:00:00Z",
                     *         "lastLoginAt": "2026-03-13T20:14:05Z",
                     *         "hasNote": true
                     *       },
                     *       "path": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1"
                     *         }
                     *       ],
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 40
                     *         }
                     *       ],
                     *       "remark": "Met at the spring meeting",
                     *       "note": "Prefers to be called in the evening.",
                     *       "registerLinkId": "rl-12",
                     *       "deposits": "500.00",
                     *       "withdrawals": "120.00",
                     *       "betAmount": "2410.00",
                     *       "profitLoss": "-88.20",
                     *       "contractKinds": [
                     *         "daily"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMemberDetail"];
                };
            };
        };
    };
    getRebateLimits: {
        parameters: {
            query?: {
                /**
                 * @description Person whose rates are to be changed; leave out for a new account or link.
                 * @example mb-2107
                 */
                memberId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits by game category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "minimumRate": 0,
                     *           "maximumRate": 120,
                     *           "step": 5
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "minimumRate": 0,
                     *           "maximumRate": 80,
                     *           "step": 5
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RebateLimits"];
                };
            };
        };
    };
    updateDownlineRebate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "mb-2107",
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         },
                 *         {
                 *           "gameCategory": "LIVE",
                 *           "rate": 40
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DownlineRebateForm"];
            };
        };
        responses: {
            /** @description The person with the new rebates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "memberId": "mb-2107",
                     *         "account": "koipond7",
                     *         "nickname": "Koi",
                     *         "accountType": "member",
                     *         "level": 2,
                     *         "parentId": "mb-2101",
                     *         "parentAccount": "harbour1",
                     *         "status": "active",
                     *         "balance": "320.40",
                     *         "teamSize": 0,
                     *         "online": false,
                     *         "registeredAt": "2026-02-11T08:00:00Z",
                     *         "lastLoginAt": "2026-03-13T20:14:05Z",
                     *         "hasNote": true
                     *       },
                     *       "path": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1"
                     *         }
                     *       ],
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 40
                     *         }
                     *       ],
                     *       "remark": "Met at the spring meeting",
                     *       "note": "Prefers to be called in the evening.",
                     *       "registerLinkId": "rl-12",
                     *       "deposits": "500.00",
                     *       "withdrawals": "120.00",
                     *       "betAmount": "2410.00",
                     *       "profitLoss": "-88.20",
                     *       "contractKinds": [
                     *         "daily"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMemberDetail"];
                };
            };
        };
    };
    setTeamRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberIds": [
                 *         "mb-2107",
                 *         "mb-2109",
                 *         "mb-2111"
                 *       ],
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamRebatesForm"];
            };
        };
        responses: {
            /** @description One row for each person, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "refusal": null,
                     *           "gameCategory": null,
                     *           "limit": null,
                     *           "changes": [
                     *             {
                     *               "gameCategory": "RNG",
                     *               "from": 40,
                     *               "to": 60
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "memberId": "mb-2109",
                     *           "account": "harbour1",
                     *           "refusal": "BELOW_PROMISED",
                     *           "gameCategory": "RNG",
                     *           "limit": 80,
                     *           "changes": []
                     *         },
                     *         {
                     *           "memberId": "mb-2111",
                     *           "account": "ferry1",
                     *           "refusal": null,
                     *           "gameCategory": null,
                     *           "limit": null,
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamRebateResults"];
                };
            };
        };
    };
    previewTeamRebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberIds": [
                 *         "mb-2107",
                 *         "mb-2109",
                 *         "mb-2111"
                 *       ],
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TeamRebatesForm"];
            };
        };
        responses: {
            /** @description One row for each person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "refusal": null,
                     *           "gameCategory": null,
                     *           "limit": null,
                     *           "changes": [
                     *             {
                     *               "gameCategory": "RNG",
                     *               "from": 40,
                     *               "to": 60
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "memberId": "mb-2109",
                     *           "account": "harbour1",
                     *           "refusal": "BELOW_PROMISED",
                     *           "gameCategory": "RNG",
                     *           "limit": 80,
                     *           "changes": []
                     *         },
                     *         {
                     *           "memberId": "mb-2111",
                     *           "account": "ferry1",
                     *           "refusal": null,
                     *           "gameCategory": null,
                     *           "limit": null,
                     *           "changes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamRebateResults"];
                };
            };
        };
    };
    setMemberNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": "mb-2107",
                 *       "note": "Prefers to be called in the evening."
                 *     }
                 */
                "application/json": components["schemas"]["MemberNoteForm"];
            };
        };
        responses: {
            /** @description The person with the note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "member": {
                     *         "memberId": "mb-2107",
                     *         "account": "koipond7",
                     *         "nickname": "Koi",
                     *         "accountType": "member",
                     *         "level": 2,
                     *         "parentId": "mb-2101",
                     *         "parentAccount": "harbour1",
                     *         "status": "active",
                     *         "balance": "320.40",
                     *         "teamSize": 0,
                     *         "online": false,
                     *         "registeredAt": "2026-02-11T08:00:00Z",
                     *         "lastLoginAt": "2026-03-13T20:14:05Z",
                     *         "hasNote": true
                     *       },
                     *       "path": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1"
                     *         }
                     *       ],
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         },
                     *         {
                     *           "gameCategory": "LIVE",
                     *           "rate": 40
                     *         }
                     *       ],
                     *       "remark": "Met at the spring meeting",
                     *       "note": "Prefers to be called in the evening.",
                     *       "registerLinkId": "rl-12",
                     *       "deposits": "500.00",
                     *       "withdrawals": "120.00",
                     *       "betAmount": "2410.00",
                     *       "profitLoss": "-88.20",
                     *       "contractKinds": [
                     *         "daily"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TeamMemberDetail"];
                };
            };
        };
    };
    listRegisterLinks: {
        parameters: {
            query?: {
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "linkId": "rl-12",
                     *           "name": "Spring meeting",
                     *           "accountType": "member",
                     *           "affiliateCode": "HARB12",
                     *           "url": "https://parlour.example/register?affiliateCode=HARB12",
                     *           "qrTarget": "https://parlour.example/register?affiliateCode=HARB12",
                     *           "rebates": [
                     *             {
                     *               "gameCategory": "RNG",
                     *               "rate": 60
                     *             }
                     *           ],
                     *           "enabled": true,
                     *           "registered": 8,
                     *           "visits": 43,
                     *           "createdAt": "2026-02-10T12:00:00Z",
                     *           "expiresAt": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterLinkPage"];
                };
            };
        };
    };
    updateRegisterLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "linkId": "rl-12",
                 *       "name": "Spring meeting",
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         }
                 *       ],
                 *       "enabled": true,
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["RegisterLinkUpdate"];
            };
        };
        responses: {
            /** @description The changed link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "rl-12",
                     *       "name": "Spring meeting",
                     *       "accountType": "member",
                     *       "affiliateCode": "HARB12",
                     *       "url": "https://parlour.example/register?affiliateCode=HARB12",
                     *       "qrTarget": "https://parlour.example/register?affiliateCode=HARB12",
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         }
                     *       ],
                     *       "enabled": true,
                     *       "registered": 8,
                     *       "visits": 43,
                     *       "createdAt": "2026-02-10T12:00:00Z",
                     *       "expiresAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterLink"];
                };
            };
        };
    };
    createRegisterLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Spring meeting",
                 *       "accountType": "member",
                 *       "rebates": [
                 *         {
                 *           "gameCategory": "RNG",
                 *           "rate": 60
                 *         }
                 *       ],
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["RegisterLinkForm"];
            };
        };
        responses: {
            /** @description The new link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "rl-12",
                     *       "name": "Spring meeting",
                     *       "accountType": "member",
                     *       "affiliateCode": "HARB12",
                     *       "url": "https://parlour.example/register?affiliateCode=HARB12",
                     *       "qrTarget": "https://parlour.example/register?affiliateCode=HARB12",
                     *       "rebates": [
                     *         {
                     *           "gameCategory": "RNG",
                     *           "rate": 60
                     *         }
                     *       ],
                     *       "enabled": true,
                     *       "registered": 8,
                     *       "visits": 43,
                     *       "createdAt": "2026-02-10T12:00:00Z",
                     *       "expiresAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterLink"];
                };
            };
        };
    };
    deleteRegisterLink: {
        parameters: {
            query: {
                /**
                 * @description Link to remove.
                 * @example rl-12
                 */
                linkId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getRegisterLinkStatistics: {
        parameters: {
            query?: {
                /**
                 * @description Only this link; all of the caller without it.
                 * @example rl-12
                 */
                linkId?: string;
                /**
                 * @description What a row stands for; link by default. Days come newest first, links and subs with the most visits first.
                 * @example sub
                 */
                groupBy?: components["schemas"]["RegisterLinkGrouping"];
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rows with the sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "linkId": "rl-12",
                     *           "name": "Spring meeting",
                     *           "sub": "poster-3",
                     *           "date": null,
                     *           "figures": {
                     *             "visits": 43,
                     *             "registered": 8,
                     *             "registeredRate": 1860,
                     *             "firstDeposits": 5,
                     *             "firstDepositRate": 6250,
                     *             "validBet": "1840.00",
                     *             "profitLoss": "-96.40"
                     *           }
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "visits": 43,
                     *         "registered": 8,
                     *         "registeredRate": 1860,
                     *         "firstDeposits": 5,
                     *         "firstDepositRate": 6250,
                     *         "validBet": "1840.00",
                     *         "profitLoss": "-96.40"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterLinkStatisticsPage"];
                };
            };
        };
    };
    getTeamBets: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only games of this category.
                 * @example RNG
                 */
                gameCategory?: string;
                /**
                 * @description Only games of this vendor.
                 * @example LUM
                 */
                vassalage?: string;
                /**
                 * @description Only bets in this state.
                 * @example settled
                 */
                status?: components["schemas"]["TeamBetStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "betId": "bt-88121",
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "gameCategory": "RNG",
                     *           "vassalage": "LUM",
                     *           "gameCode": "lantern-koi",
                     *           "gameName": "Lantern Koi",
                     *           "status": "settled",
                     *           "betAmount": "2.00",
                     *           "validBet": "2.00",
                     *           "payout": "3.40",
                     *           "profitLoss": "1.40",
                     *           "placedAt": "2026-03-14T09:20:00Z",
                     *           "settledAt": "2026-03-14T09:20:02Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "betCount": 1,
                     *         "betAmount": "2.00",
                     *         "validBet": "2.00",
                     *         "payout": "3.40",
                     *         "profitLoss": "1.40"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamBetPage"];
                };
            };
        };
    };
    getTeamTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only orders of this type.
                 * @example deposit
                 */
                type?: components["schemas"]["TeamTransactionType"];
                /**
                 * @description Only orders in this state.
                 * @example completed
                 */
                status?: components["schemas"]["TeamTransactionStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "transactionNumber": "TX20260314080000031",
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "type": "deposit",
                     *           "status": "completed",
                     *           "amount": "100.00",
                     *           "fee": "0.00",
                     *           "counterpartAccount": null,
                     *           "createdAt": "2026-03-14T08:00:00Z",
                     *           "completedAt": "2026-03-14T08:02:40Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "deposits": "100.00",
                     *         "withdrawals": "0.00",
                     *         "transfersIn": "0.00",
                     *         "transfersOut": "0.00",
                     *         "fees": "0.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamTransactionPage"];
                };
            };
        };
    };
    getTeamProfitAndLoss: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description What one row stands for.
                 * @example day
                 */
                groupBy?: "day" | "account" | "gameCategory";
                /**
                 * @description Whether the figures are compared with the period before, as many days directly before the first day (AG-09).
                 * @example true
                 */
                compare?: boolean;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the statement with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "date": "2026-03-13",
                     *           "memberId": null,
                     *           "account": null,
                     *           "gameCategory": null,
                     *           "figures": {
                     *             "betCount": 412,
                     *             "betAmount": "6120.00",
                     *             "validBet": "6101.50",
                     *             "payout": "5880.10",
                     *             "rebate": "61.20",
                     *             "bonus": "25.00",
                     *             "salary": "12.00",
                     *             "profitLoss": "-153.70"
                     *           }
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "betCount": 412,
                     *         "betAmount": "6120.00",
                     *         "validBet": "6101.50",
                     *         "payout": "5880.10",
                     *         "rebate": "61.20",
                     *         "bonus": "25.00",
                     *         "salary": "12.00",
                     *         "profitLoss": "-153.70"
                     *       },
                     *       "comparison": {
                     *         "startDate": "2026-03-12",
                     *         "endDate": "2026-03-12",
                     *         "isOver": true,
                     *         "changes": [
                     *           {
                     *             "figure": "betCount",
                     *             "unit": "bets",
                     *             "before": "398",
                     *             "difference": "14",
                     *             "rate": 352
                     *           },
                     *           {
                     *             "figure": "betAmount",
                     *             "unit": "money",
                     *             "before": "5990.00",
                     *             "difference": "130.00",
                     *             "rate": 217
                     *           },
                     *           {
                     *             "figure": "validBet",
                     *             "unit": "money",
                     *             "before": "5972.00",
                     *             "difference": "129.50",
                     *             "rate": 217
                     *           },
                     *           {
                     *             "figure": "payout",
                     *             "unit": "money",
                     *             "before": "5612.30",
                     *             "difference": "267.80",
                     *             "rate": 477
                     *           },
                     *           {
                     *             "figure": "rebate",
                     *             "unit": "money",
                     *             "before": "59.90",
                     *             "difference": "1.30",
                     *             "rate": 217
                     *           },
                     *           {
                     *             "figure": "bonus",
                     *             "unit": "money",
                     *             "before": "0.00",
                     *             "difference": "25.00",
                     *             "rate": null
                     *           },
                     *           {
                     *             "figure": "salary",
                     *             "unit": "money",
                     *             "before": "12.00",
                     *             "difference": "0.00",
                     *             "rate": 0
                     *           },
                     *           {
                     *             "figure": "profitLoss",
                     *             "unit": "money",
                     *             "before": "-317.80",
                     *             "difference": "164.10",
                     *             "rate": 5164
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TeamProfitPage"];
                };
            };
        };
    };
    getAgentRevenueReport: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Whether the figures are compared with the period before, as many days directly before the first day (AG-09).
                 * @example true
                 */
                compare?: boolean;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of days, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "date": "2026-03-13",
                     *           "activeMembers": 21,
                     *           "received": "54.60",
                     *           "paid": "12.00",
                     *           "figures": {
                     *             "teamBet": "6120.00",
                     *             "teamProfitLoss": "-153.70",
                     *             "rebateEarned": "30.60",
                     *             "dividendReceived": "0.00",
                     *             "dividendPaid": "0.00",
                     *             "salaryReceived": "24.00",
                     *             "salaryPaid": "12.00",
                     *             "revenue": "42.60"
                     *           }
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "teamBet": "6120.00",
                     *         "teamProfitLoss": "-153.70",
                     *         "rebateEarned": "30.60",
                     *         "dividendReceived": "0.00",
                     *         "dividendPaid": "0.00",
                     *         "salaryReceived": "24.00",
                     *         "salaryPaid": "12.00",
                     *         "revenue": "42.60"
                     *       },
                     *       "comparison": {
                     *         "startDate": "2026-03-12",
                     *         "endDate": "2026-03-12",
                     *         "isOver": true,
                     *         "changes": [
                     *           {
                     *             "figure": "validBet",
                     *             "unit": "money",
                     *             "before": "5990.00",
                     *             "difference": "130.00",
                     *             "rate": 217
                     *           },
                     *           {
                     *             "figure": "profitLoss",
                     *             "unit": "money",
                     *             "before": "-317.80",
                     *             "difference": "164.10",
                     *             "rate": 5164
                     *           },
                     *           {
                     *             "figure": "rebateEarned",
                     *             "unit": "money",
                     *             "before": "29.95",
                     *             "difference": "0.65",
                     *             "rate": 217
                     *           },
                     *           {
                     *             "figure": "dividendReceived",
                     *             "unit": "money",
                     *             "before": "0.00",
                     *             "difference": "0.00",
                     *             "rate": null
                     *           },
                     *           {
                     *             "figure": "dividendPaid",
                     *             "unit": "money",
                     *             "before": "0.00",
                     *             "difference": "0.00",
                     *             "rate": null
                     *           },
                     *           {
                     *             "figure": "salaryReceived",
                     *             "unit": "money",
                     *             "before": "24.00",
                     *             "difference": "0.00",
                     *             "rate": 0
                     *           },
                     *           {
                     *             "figure": "salaryPaid",
                     *             "unit": "money",
                     *             "before": "15.00",
                     *             "difference": "-3.00",
                     *             "rate": -2000
                     *           },
                     *           {
                     *             "figure": "revenue",
                     *             "unit": "money",
                     *             "before": "38.95",
                     *             "difference": "3.65",
                     *             "rate": 937
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgentRevenuePage"];
                };
            };
        };
    };
    getDownlineTransactionDetails: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only movements of this type.
                 * @example bet
                 */
                type?: components["schemas"]["DownlineMovementType"];
                /**
                 * @description Only the movements of this transaction.
                 * @example TX20260314092000002
                 */
                transactionNumber?: string;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "transactionNumber": "TX20260314092000002",
                     *           "memberId": "mb-2107",
                     *           "account": "koipond7",
                     *           "type": "bet",
                     *           "amount": "-2.00",
                     *           "balanceBefore": "322.40",
                     *           "balanceAfter": "320.40",
                     *           "note": "Lantern Koi",
                     *           "createdAt": "2026-03-14T09:20:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "income": "0.00",
                     *         "outgo": "2.00",
                     *         "net": "-2.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DownlineMovementPage"];
                };
            };
        };
    };
    listAgentAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "id": "aa-3",
                     *           "title": "Dividends of the first half of March",
                     *           "content": "<p>They are paid on 17 March.</p>",
                     *           "startDateStr": "2026-03-14",
                     *           "promotionType": null,
                     *           "execution": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["AgentAnnouncementPage"];
                };
            };
        };
    };
    getDividendRecords: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only what the caller received, or only what the caller paid to the downline.
                 * @example received
                 */
                direction?: components["schemas"]["PayoutDirection"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only records in this state.
                 * @example paid
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dividends, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "payoutId": "po-410",
                     *           "contractId": "ct-31",
                     *           "kind": "dividend",
                     *           "direction": "received",
                     *           "account": "cove1",
                     *           "period": "semimonthly",
                     *           "startAt": "2026-02-16T00:00:00Z",
                     *           "endAt": "2026-03-01T00:00:00Z",
                     *           "activeMembers": 12,
                     *           "periodBet": "42000.00",
                     *           "periodProfitLoss": "-3100.00",
                     *           "rate": 1000,
                     *           "fixedAmount": "5.00",
                     *           "amount": "315.00",
                     *           "status": "paid",
                     *           "paidAt": "2026-03-02T02:00:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "received": "315.00",
                     *         "paid": "0.00",
                     *         "periodBet": "42000.00",
                     *         "periodProfitLoss": "-3100.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPayoutPage"];
                };
            };
        };
    };
    getDailyWages: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only what the caller received, or only what the caller paid to the downline.
                 * @example received
                 */
                direction?: components["schemas"]["PayoutDirection"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only records in this state.
                 * @example paid
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of wages, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "payoutId": "po-522",
                     *           "contractId": "ct-44",
                     *           "kind": "daily",
                     *           "direction": "paid",
                     *           "account": "harbour1",
                     *           "period": "daily",
                     *           "startAt": "2026-03-13T00:00:00Z",
                     *           "endAt": "2026-03-14T00:00:00Z",
                     *           "activeMembers": 6,
                     *           "periodBet": "6000.00",
                     *           "periodProfitLoss": "-410.00",
                     *           "rate": 20,
                     *           "fixedAmount": "0.00",
                     *           "amount": "12.00",
                     *           "status": "paid",
                     *           "paidAt": "2026-03-14T02:00:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "received": "0.00",
                     *         "paid": "12.00",
                     *         "periodBet": "6000.00",
                     *         "periodProfitLoss": "-410.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPayoutPage"];
                };
            };
        };
    };
    getHourlySalaries: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only what the caller received, or only what the caller paid to the downline.
                 * @example received
                 */
                direction?: components["schemas"]["PayoutDirection"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only records in this state.
                 * @example paid
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of salaries, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "payoutId": "po-611",
                     *           "contractId": "ct-51",
                     *           "kind": "hourly",
                     *           "direction": "paid",
                     *           "account": "harbour1",
                     *           "period": "daily",
                     *           "startAt": "2026-03-13T20:00:00Z",
                     *           "endAt": "2026-03-13T21:00:00Z",
                     *           "activeMembers": 3,
                     *           "periodBet": "820.00",
                     *           "periodProfitLoss": "-40.00",
                     *           "rate": 15,
                     *           "fixedAmount": "0.00",
                     *           "amount": "1.23",
                     *           "status": "pending",
                     *           "paidAt": null
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "received": "0.00",
                     *         "paid": "0.00",
                     *         "periodBet": "820.00",
                     *         "periodProfitLoss": "-40.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPayoutPage"];
                };
            };
        };
    };
    getRealTimeSalaries: {
        parameters: {
            query?: {
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only what the caller received, or only what the caller paid to the downline.
                 * @example received
                 */
                direction?: components["schemas"]["PayoutDirection"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only records in this state.
                 * @example paid
                 */
                status?: components["schemas"]["PayoutStatus"];
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of wages, newest first, with sums over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "payoutId": "po-702",
                     *           "contractId": "ct-60",
                     *           "kind": "realtime",
                     *           "direction": "received",
                     *           "account": "cove1",
                     *           "period": "daily",
                     *           "startAt": "2026-03-14T09:15:00Z",
                     *           "endAt": "2026-03-14T09:20:00Z",
                     *           "activeMembers": 2,
                     *           "periodBet": "140.00",
                     *           "periodProfitLoss": "12.00",
                     *           "rate": 30,
                     *           "fixedAmount": "0.00",
                     *           "amount": "0.42",
                     *           "status": "paid",
                     *           "paidAt": "2026-03-14T09:20:01Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20,
                     *       "totals": {
                     *         "received": "0.42",
                     *         "paid": "0.00",
                     *         "periodBet": "140.00",
                     *         "periodProfitLoss": "12.00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPayoutPage"];
                };
            };
        };
    };
    explainFigure: {
        parameters: {
            query: {
                /**
                 * @description Which figure.
                 * @example profitLoss
                 */
                figure: components["schemas"]["FigureName"];
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only this account and everybody below it; not together with account.
                 * @example harbour1
                 */
                branch?: string;
                /**
                 * @description Only games of this category.
                 * @example RNG
                 */
                gameCategory?: string;
                /**
                 * @description The payment that a figure belongs to; needed by those whose name begins with payout and by contractPayout.
                 * @example po-410
                 */
                payoutId?: string;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figure and one page of its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "figure": "profitLoss",
                     *       "unit": "money",
                     *       "value": "-153.70",
                     *       "startDate": "2026-03-13",
                     *       "endDate": "2026-03-13",
                     *       "account": null,
                     *       "branch": null,
                     *       "gameCategory": null,
                     *       "content": [
                     *         {
                     *           "kind": "figure",
                     *           "sign": "plus",
                     *           "value": "-239.90",
                     *           "name": "gameResult",
                     *           "reason": null,
                     *           "date": null,
                     *           "at": null,
                     *           "account": null,
                     *           "gameCategory": null,
                     *           "type": null,
                     *           "base": null,
                     *           "rate": null,
                     *           "leadsTo": {
                     *             "to": "figure",
                     *             "figure": "gameResult",
                     *             "report": null,
                     *             "startDate": "2026-03-13",
                     *             "endDate": "2026-03-13",
                     *             "account": null,
                     *             "branch": null,
                     *             "gameCategory": null,
                     *             "type": null,
                     *             "payoutId": null
                     *           }
                     *         },
                     *         {
                     *           "kind": "figure",
                     *           "sign": "plus",
                     *           "value": "61.20",
                     *           "name": "rebate",
                     *           "reason": null,
                     *           "date": null,
                     *           "at": null,
                     *           "account": null,
                     *           "gameCategory": null,
                     *           "type": null,
                     *           "base": null,
                     *           "rate": null,
                     *           "leadsTo": {
                     *             "to": "figure",
                     *             "figure": "rebate",
                     *             "report": null,
                     *             "startDate": "2026-03-13",
                     *             "endDate": "2026-03-13",
                     *             "account": null,
                     *             "branch": null,
                     *             "gameCategory": null,
                     *             "type": null,
                     *             "payoutId": null
                     *           }
                     *         },
                     *         {
                     *           "kind": "figure",
                     *           "sign": "plus",
                     *           "value": "25.00",
                     *           "name": "bonus",
                     *           "reason": null,
                     *           "date": null,
                     *           "at": null,
                     *           "account": null,
                     *           "gameCategory": null,
                     *           "type": null,
                     *           "base": null,
                     *           "rate": null,
                     *           "leadsTo": {
                     *             "to": "figure",
                     *             "figure": "bonus",
                     *             "report": null,
                     *             "startDate": "2026-03-13",
                     *             "endDate": "2026-03-13",
                     *             "account": null,
                     *             "branch": null,
                     *             "gameCategory": null,
                     *             "type": null,
                     *             "payoutId": null
                     *           }
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 3,
                     *       "pageSize": 100,
                     *       "payment": null
                     *     }
                     */
                    "application/json": components["schemas"]["ExplainedFigure"];
                };
            };
        };
    };
    exportTeamReport: {
        parameters: {
            query: {
                /**
                 * @description What is written down, by the operation that gives it page by page.
                 * @example getTeamBets
                 */
                report: components["schemas"]["TeamReportName"];
                /**
                 * @description Days asked for, ending today in the merchant's time zone; not together with startDate and endDate.
                 * @example previous7
                 */
                datePreset?: "today" | "yesterday" | "previous7" | "previous30";
                /**
                 * @description First day, in the merchant's time zone; at most 90 days before endDate.
                 * @example 2026-03-08
                 */
                startDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day, in the merchant's time zone.
                 * @example 2026-03-14
                 */
                endDate?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only this account of the downline.
                 * @example koipond7
                 */
                account?: string;
                /**
                 * @description Only games of this category.
                 * @example RNG
                 */
                gameCategory?: string;
                /**
                 * @description Only games of this vendor.
                 * @example LUM
                 */
                vassalage?: string;
                /**
                 * @description Only rows in this state of the report.
                 * @example settled
                 */
                status?: string;
                /**
                 * @description Only rows of this type of the report.
                 * @example deposit
                 */
                type?: string;
                /**
                 * @description Only what the caller received, or only what the caller paid to the downline.
                 * @example received
                 */
                direction?: components["schemas"]["PayoutDirection"];
                /**
                 * @description What a row of the profit and loss report, or of the statistics of links, stands for.
                 * @example day
                 */
                groupBy?: "day" | "account" | "gameCategory" | "link" | "sub";
                /**
                 * @description Beginning of an account name, or a part of one, of the list of people.
                 * @example koi
                 */
                search?: string;
                /**
                 * @description Only members or only agents.
                 * @example member
                 */
                accountType?: components["schemas"]["DownlineAccountType"];
                /**
                 * @description Only people so many steps below parentId.
                 * @example 2
                 */
                level?: number;
                /**
                 * @description Only people whose last login is no longer ago.
                 * @example 30
                 */
                loggedInWithin?: number;
                /**
                 * @description Only people whose last login is longer ago, and those who never logged in.
                 * @example 7
                 */
                notLoggedInFor?: number;
                /**
                 * @description Only people whose wallets together hold at least this.
                 * @example 100.00
                 */
                minBalance?: components["schemas"]["Money"];
                /**
                 * @description Only people whose wallets together hold at most this.
                 * @example 5000.00
                 */
                maxBalance?: components["schemas"]["Money"];
                /**
                 * @description Only people who have a contract of this kind with the caller, in force.
                 * @example daily
                 */
                withContract?: components["schemas"]["ContractKind"];
                /**
                 * @description Only people directly below the caller who have no contract of this kind in force.
                 * @example dividend
                 */
                withoutContract?: components["schemas"]["ContractKind"];
                /**
                 * @description `next` of the part before; the first part without it.
                 * @example 2026-03-14T09:20:00.000Z~2
                 */
                part?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csv": "﻿Account,Game,Bet\r\nkoipond7,Lantern Koi,2.00\r\nTotal,,2.00\r\n",
                     *       "rows": 1,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
        };
    };
    listReportViews: {
        parameters: {
            query: {
                /**
                 * @description Whose views, by the operation that gives it page by page.
                 * @example listTeamMembers
                 */
                report: components["schemas"]["TeamReportName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views of the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "viewId": "rv-7",
                     *           "name": "Quiet agents, directly below",
                     *           "state": {
                     *             "kind": "agent",
                     *             "level": "1",
                     *             "activity": "no30",
                     *             "view": "list",
                     *             "sort": "-balance"
                     *           }
                     *         }
                     *       ],
                     *       "keeps": [
                     *         "search",
                     *         "kind",
                     *         "level",
                     *         "status",
                     *         "activity",
                     *         "contract",
                     *         "min",
                     *         "max",
                     *         "view",
                     *         "sort"
                     *       ],
                     *       "most": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ReportViews"];
                };
            };
        };
    };
    renameReportView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "viewId": "rv-7",
                 *       "name": "Quiet agents"
                 *     }
                 */
                "application/json": components["schemas"]["ReportViewName"];
            };
        };
        responses: {
            /** @description All views of the report afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "viewId": "rv-7",
                     *           "name": "Quiet agents, directly below",
                     *           "state": {
                     *             "kind": "agent",
                     *             "level": "1",
                     *             "activity": "no30",
                     *             "view": "list",
                     *             "sort": "-balance"
                     *           }
                     *         }
                     *       ],
                     *       "keeps": [
                     *         "search",
                     *         "kind",
                     *         "level",
                     *         "status",
                     *         "activity",
                     *         "contract",
                     *         "min",
                     *         "max",
                     *         "view",
                     *         "sort"
                     *       ],
                     *       "most": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ReportViews"];
                };
            };
        };
    };
    saveReportView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report": "listTeamMembers",
                 *       "name": "Active members",
                 *       "state": {
                 *         "kind": "member",
                 *         "activity": "in7",
                 *         "view": "list"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReportViewForm"];
            };
        };
        responses: {
            /** @description All views of the report afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "viewId": "rv-7",
                     *           "name": "Quiet agents, directly below",
                     *           "state": {
                     *             "kind": "agent",
                     *             "level": "1",
                     *             "activity": "no30",
                     *             "view": "list",
                     *             "sort": "-balance"
                     *           }
                     *         }
                     *       ],
                     *       "keeps": [
                     *         "search",
                     *         "kind",
                     *         "level",
                     *         "status",
                     *         "activity",
                     *         "contract",
                     *         "min",
                     *         "max",
                     *         "view",
                     *         "sort"
                     *       ],
                     *       "most": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ReportViews"];
                };
            };
        };
    };
    deleteReportView: {
        parameters: {
            query: {
                /**
                 * @description View to remove.
                 * @example rv-7
                 */
                viewId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All views of the report afterwards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "views": [
                     *         {
                     *           "viewId": "rv-7",
                     *           "name": "Quiet agents, directly below",
                     *           "state": {
                     *             "kind": "agent",
                     *             "level": "1",
                     *             "activity": "no30",
                     *             "view": "list",
                     *             "sort": "-balance"
                     *           }
                     *         }
                     *       ],
                     *       "keeps": [
                     *         "search",
                     *         "kind",
                     *         "level",
                     *         "status",
                     *         "activity",
                     *         "contract",
                     *         "min",
                     *         "max",
                     *         "view",
                     *         "sort"
                     *       ],
                     *       "most": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ReportViews"];
                };
            };
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /**
                 * @description Only contracts of this kind.
                 * @example dividend
                 */
                kind?: components["schemas"]["ContractKind"];
                /**
                 * @description Only contracts offered to the caller, or only those the caller offered.
                 * @example offeredToMe
                 */
                side?: components["schemas"]["ContractSide"];
                /**
                 * @description Only contracts in this state.
                 * @example sign
                 */
                state?: components["schemas"]["ContractState"];
                /**
                 * @description Only contracts with this account on the other side.
                 * @example harbour1
                 */
                account?: string;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contracts, those to be signed first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "contractId": "ct-31",
                     *           "kind": "dividend",
                     *           "requestType": "new",
                     *           "state": "sign",
                     *           "inForce": false,
                     *           "side": "offeredToMe",
                     *           "counterpartId": "mb-1400",
                     *           "counterpartAccount": "cove1",
                     *           "period": "semimonthly",
                     *           "tiers": [
                     *             {
                     *               "rate": 1000,
                     *               "activeMembers": 5,
                     *               "periodBet": "20000.00",
                     *               "periodProfitLoss": "0.00",
                     *               "amount": "0.00"
                     *             },
                     *             {
                     *               "rate": 1500,
                     *               "activeMembers": 15,
                     *               "periodBet": "80000.00",
                     *               "periodProfitLoss": "-5000.00",
                     *               "amount": "0.00"
                     *             }
                     *           ],
                     *           "actions": [
                     *             "accept",
                     *             "reject"
                     *           ],
                     *           "offeredAt": "2026-03-13T11:00:00Z",
                     *           "answeredAt": null,
                     *           "startsAt": null,
                     *           "endedAt": null,
                     *           "nextSettlementAt": null
                     *         },
                     *         {
                     *           "contractId": "ct-44",
                     *           "kind": "daily",
                     *           "requestType": "new",
                     *           "state": "accepted",
                     *           "inForce": true,
                     *           "side": "offeredByMe",
                     *           "counterpartId": "mb-2101",
                     *           "counterpartAccount": "harbour1",
                     *           "period": "daily",
                     *           "tiers": [
                     *             {
                     *               "rate": 20,
                     *               "activeMembers": 3,
                     *               "periodBet": "1000.00",
                     *               "periodProfitLoss": "0.00",
                     *               "amount": "0.00"
                     *             }
                     *           ],
                     *           "actions": [
                     *             "requestTermination"
                     *           ],
                     *           "offeredAt": "2026-02-01T10:00:00Z",
                     *           "answeredAt": "2026-02-01T12:30:00Z",
                     *           "startsAt": "2026-02-02T00:00:00Z",
                     *           "endedAt": null,
                     *           "nextSettlementAt": "2026-03-15T02:00:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 2,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPage"];
                };
            };
        };
    };
    getContract: {
        parameters: {
            query: {
                /**
                 * @description Contract asked for.
                 * @example ct-31
                 */
                contractId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contract": {
                     *         "contractId": "ct-31",
                     *         "kind": "dividend",
                     *         "requestType": "new",
                     *         "state": "sign",
                     *         "inForce": false,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "semimonthly",
                     *         "tiers": [
                     *           {
                     *             "rate": 1000,
                     *             "activeMembers": 5,
                     *             "periodBet": "20000.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           },
                     *           {
                     *             "rate": 1500,
                     *             "activeMembers": 15,
                     *             "periodBet": "80000.00",
                     *             "periodProfitLoss": "-5000.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "accept",
                     *           "reject"
                     *         ],
                     *         "offeredAt": "2026-03-13T11:00:00Z",
                     *         "answeredAt": null,
                     *         "startsAt": null,
                     *         "endedAt": null,
                     *         "nextSettlementAt": null
                     *       },
                     *       "remark": "For the spring season",
                     *       "reason": null,
                     *       "replaces": "ct-19",
                     *       "before": {
                     *         "contractId": "ct-19",
                     *         "kind": "dividend",
                     *         "requestType": "new",
                     *         "state": "accepted",
                     *         "inForce": true,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "semimonthly",
                     *         "tiers": [
                     *           {
                     *             "rate": 1000,
                     *             "activeMembers": 5,
                     *             "periodBet": "20000.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           },
                     *           {
                     *             "rate": 2000,
                     *             "activeMembers": 20,
                     *             "periodBet": "80000.00",
                     *             "periodProfitLoss": "-5000.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "terminate"
                     *         ],
                     *         "offeredAt": "2026-01-10T11:00:00Z",
                     *         "answeredAt": "2026-01-11T09:00:00Z",
                     *         "startsAt": "2026-01-16T00:00:00Z",
                     *         "endedAt": null,
                     *         "nextSettlementAt": "2026-03-16T02:00:00Z"
                     *       },
                     *       "after": null,
                     *       "wouldTerminate": [
                     *         {
                     *           "contractId": "ct-38",
                     *           "kind": "dividend",
                     *           "counterpartId": "mb-2101",
                     *           "counterpartAccount": "harbour1",
                     *           "rate": 1800
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractDetail"];
                };
            };
        };
    };
    getContractHistory: {
        parameters: {
            query: {
                /**
                 * @description Contract asked for.
                 * @example ct-31
                 */
                contractId: string;
                /**
                 * @description Page asked for, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows on a page.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "eventId": "ce-2",
                     *           "type": "offered",
                     *           "byAccount": "cove1",
                     *           "requestType": "new",
                     *           "note": "For the spring season",
                     *           "at": "2026-03-13T11:00:00Z"
                     *         }
                     *       ],
                     *       "pageNum": 1,
                     *       "totalPages": 1,
                     *       "totalElements": 1,
                     *       "pageSize": 20
                     *     }
                     */
                    "application/json": components["schemas"]["ContractEventPage"];
                };
            };
        };
    };
    exportContractHistory: {
        parameters: {
            query: {
                /**
                 * @description Contract asked for.
                 * @example ct-31
                 */
                contractId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csv": "﻿Time,Event,Account,Step,Rate in %\r\n2026-03-13T11:00:00.000Z,Offered,cove1,1,10.00\r\n",
                     *       "rows": 1,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportFile"];
                };
            };
        };
    };
    getContractTerms: {
        parameters: {
            query: {
                /**
                 * @description Kind of contract.
                 * @example daily
                 */
                kind: components["schemas"]["ContractKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits of an offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "daily",
                     *       "enabled": true,
                     *       "maximumRate": 60,
                     *       "rateStep": 5,
                     *       "maximumTiers": 10,
                     *       "periods": [
                     *         "daily",
                     *         "weekly",
                     *         "semimonthly",
                     *         "monthly"
                     *       ],
                     *       "settlementIntervalMinutes": 1440,
                     *       "paidNextDay": true,
                     *       "templates": [
                     *         {
                     *           "name": "flat",
                     *           "period": "daily",
                     *           "tiers": [
                     *             {
                     *               "rate": 30,
                     *               "activeMembers": 0,
                     *               "periodBet": "0.00",
                     *               "periodProfitLoss": "0.00",
                     *               "amount": "0.00"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "name": "byTeam",
                     *           "period": "daily",
                     *           "tiers": [
                     *             {
                     *               "rate": 20,
                     *               "activeMembers": 3,
                     *               "periodBet": "0.00",
                     *               "periodProfitLoss": "0.00",
                     *               "amount": "0.00"
                     *             },
                     *             {
                     *               "rate": 40,
                     *               "activeMembers": 10,
                     *               "periodBet": "0.00",
                     *               "periodProfitLoss": "0.00",
                     *               "amount": "0.00"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractTerms"];
                };
            };
        };
    };
    previewContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "dividend",
                 *       "memberId": "mb-2101",
                 *       "period": "semimonthly",
                 *       "tiers": [
                 *         {
                 *           "rate": 1000,
                 *           "activeMembers": 5,
                 *           "periodBet": "20000.00",
                 *           "periodProfitLoss": "0.00",
                 *           "amount": "0.00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContractDraft"];
            };
        };
        responses: {
            /** @description The contracts that would end; empty when none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "replaces": null,
                     *       "wouldTerminate": [
                     *         {
                     *           "contractId": "ct-52",
                     *           "kind": "dividend",
                     *           "counterpartId": "mb-2115",
                     *           "counterpartAccount": "quay9",
                     *           "rate": 1200
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractPreview"];
                };
            };
        };
    };
    simulateContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "kind": "dividend",
                 *         "memberId": "mb-2101",
                 *         "period": "semimonthly",
                 *         "tiers": [
                 *           {
                 *             "rate": 1000,
                 *             "activeMembers": 5,
                 *             "periodBet": "20000.00",
                 *             "periodProfitLoss": "0.00",
                 *             "amount": "0.00"
                 *           }
                 *         ]
                 *       },
                 *       "periods": 3
                 *     }
                 */
                "application/json": components["schemas"]["ContractSimulationRequest"];
            };
        };
        responses: {
            /** @description Each period and their sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "dividend",
                     *       "period": "semimonthly",
                     *       "account": "harbour1",
                     *       "teamSince": "2025-11-02T10:00:00Z",
                     *       "presentPeriod": "semimonthly",
                     *       "presentRate": 800,
                     *       "aboveRate": 2000,
                     *       "rows": [
                     *         {
                     *           "startAt": "2026-01-16T00:00:00Z",
                     *           "endAt": "2026-02-01T00:00:00Z",
                     *           "activeMembers": 4,
                     *           "periodBet": "18200.00",
                     *           "periodProfitLoss": "-910.00",
                     *           "step": null,
                     *           "amount": "0.00",
                     *           "present": "72.80",
                     *           "above": "182.00",
                     *           "kept": "182.00"
                     *         },
                     *         {
                     *           "startAt": "2026-02-01T00:00:00Z",
                     *           "endAt": "2026-02-16T00:00:00Z",
                     *           "activeMembers": 7,
                     *           "periodBet": "31400.00",
                     *           "periodProfitLoss": "-1260.00",
                     *           "step": 1,
                     *           "amount": "126.00",
                     *           "present": "100.80",
                     *           "above": "252.00",
                     *           "kept": "126.00"
                     *         },
                     *         {
                     *           "startAt": "2026-02-16T00:00:00Z",
                     *           "endAt": "2026-03-01T00:00:00Z",
                     *           "activeMembers": 9,
                     *           "periodBet": "40100.00",
                     *           "periodProfitLoss": "380.00",
                     *           "step": 1,
                     *           "amount": "0.00",
                     *           "present": "0.00",
                     *           "above": "-76.00",
                     *           "kept": "-76.00"
                     *         }
                     *       ],
                     *       "totals": {
                     *         "periodBet": "89700.00",
                     *         "periodProfitLoss": "-1790.00",
                     *         "amount": "126.00",
                     *         "present": "173.60",
                     *         "above": "358.00",
                     *         "kept": "232.00"
                     *       },
                     *       "replaces": "ct-19",
                     *       "wouldTerminate": [
                     *         {
                     *           "contractId": "ct-52",
                     *           "kind": "dividend",
                     *           "counterpartId": "mb-2115",
                     *           "counterpartAccount": "quay9",
                     *           "rate": 1200
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractSimulation"];
                };
            };
        };
    };
    getContractProgress: {
        parameters: {
            query: {
                /**
                 * @description Contract asked for.
                 * @example ct-31
                 */
                contractId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The period so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractId": "ct-44",
                     *       "kind": "dividend",
                     *       "period": "semimonthly",
                     *       "startAt": "2026-03-01T00:00:00Z",
                     *       "endAt": "2026-03-16T00:00:00Z",
                     *       "activeMembers": 6,
                     *       "periodBet": "24000.00",
                     *       "periodProfitLoss": "-1900.00",
                     *       "steps": [
                     *         {
                     *           "tier": {
                     *             "rate": 1000,
                     *             "activeMembers": 5,
                     *             "periodBet": "20000.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           },
                     *           "isMet": true,
                     *           "areMembersMet": true,
                     *           "isBetMet": true,
                     *           "isResultMet": true,
                     *           "betShare": 10000,
                     *           "resultShare": 10000
                     *         },
                     *         {
                     *           "tier": {
                     *             "rate": 1500,
                     *             "activeMembers": 15,
                     *             "periodBet": "80000.00",
                     *             "periodProfitLoss": "-5000.00",
                     *             "amount": "0.00"
                     *           },
                     *           "isMet": false,
                     *           "areMembersMet": false,
                     *           "isBetMet": false,
                     *           "isResultMet": false,
                     *           "betShare": 3000,
                     *           "resultShare": 3800
                     *         }
                     *       ],
                     *       "reached": 1,
                     *       "current": "190.00",
                     *       "low": "0.00",
                     *       "high": "213.75",
                     *       "nextSettlementAt": "2026-03-16T02:00:00Z",
                     *       "nextAmount": "190.00",
                     *       "isCovered": false,
                     *       "shortBy": "40.00"
                     *     }
                     */
                    "application/json": components["schemas"]["ContractProgress"];
                };
            };
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "dividend",
                 *       "memberId": "mb-2101",
                 *       "period": "semimonthly",
                 *       "tiers": [
                 *         {
                 *           "rate": 1000,
                 *           "activeMembers": 5,
                 *           "periodBet": "20000.00",
                 *           "periodProfitLoss": "0.00",
                 *           "amount": "0.00"
                 *         }
                 *       ],
                 *       "remark": "For the spring season",
                 *       "knownTerminations": [
                 *         "ct-52"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContractOffer"];
            };
        };
        responses: {
            /** @description The offered contract, pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractId": "ct-71",
                     *       "kind": "dividend",
                     *       "requestType": "new",
                     *       "state": "pending",
                     *       "inForce": false,
                     *       "side": "offeredByMe",
                     *       "counterpartId": "mb-2101",
                     *       "counterpartAccount": "harbour1",
                     *       "period": "semimonthly",
                     *       "tiers": [
                     *         {
                     *           "rate": 1000,
                     *           "activeMembers": 5,
                     *           "periodBet": "20000.00",
                     *           "periodProfitLoss": "0.00",
                     *           "amount": "0.00"
                     *         }
                     *       ],
                     *       "actions": [
                     *         "cancel"
                     *       ],
                     *       "offeredAt": "2026-03-14T09:26:53Z",
                     *       "answeredAt": null,
                     *       "startsAt": null,
                     *       "endedAt": null,
                     *       "nextSettlementAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    previewContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "dividend",
                 *       "people": [
                 *         "mb-2101"
                 *       ],
                 *       "period": "semimonthly",
                 *       "tiers": [
                 *         {
                 *           "rate": 1000,
                 *           "activeMembers": 5,
                 *           "periodBet": "20000.00",
                 *           "periodProfitLoss": "0.00",
                 *           "amount": "0.00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContractsDraft"];
            };
        };
        responses: {
            /** @description Notes on the steps, and what would end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notes": [
                     *         {
                     *           "step": 0,
                     *           "code": "gap",
                     *           "severity": "note"
                     *         }
                     *       ],
                     *       "people": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1",
                     *           "teamSize": 12,
                     *           "hasOpenOffer": false,
                     *           "replaces": null,
                     *           "wouldTerminate": [
                     *             {
                     *               "contractId": "ct-52",
                     *               "kind": "dividend",
                     *               "counterpartId": "mb-2115",
                     *               "counterpartAccount": "quay9",
                     *               "rate": 1200
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractsPreview"];
                };
            };
        };
    };
    offerContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "dividend",
                 *       "people": [
                 *         {
                 *           "memberId": "mb-2101",
                 *           "knownTerminations": [
                 *             "ct-52"
                 *           ]
                 *         }
                 *       ],
                 *       "period": "semimonthly",
                 *       "tiers": [
                 *         {
                 *           "rate": 1000,
                 *           "activeMembers": 5,
                 *           "periodBet": "20000.00",
                 *           "periodProfitLoss": "0.00",
                 *           "amount": "0.00"
                 *         }
                 *       ],
                 *       "remark": "For the spring season"
                 *     }
                 */
                "application/json": components["schemas"]["ContractsOffer"];
            };
        };
        responses: {
            /** @description What became of each offer, in the order in which they were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcomes": [
                     *         {
                     *           "memberId": "mb-2101",
                     *           "account": "harbour1",
                     *           "contractId": "ct-71",
                     *           "refusal": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractsResult"];
                };
            };
        };
    };
    cancelContractOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-71"
                 *     }
                 */
                "application/json": components["schemas"]["ContractCancel"];
            };
        };
        responses: {
            /** @description The contract as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractId": "ct-71",
                     *       "kind": "dividend",
                     *       "requestType": "new",
                     *       "state": "cancelled",
                     *       "inForce": false,
                     *       "side": "offeredByMe",
                     *       "counterpartId": "mb-2101",
                     *       "counterpartAccount": "harbour1",
                     *       "period": "semimonthly",
                     *       "tiers": [
                     *         {
                     *           "rate": 1000,
                     *           "activeMembers": 5,
                     *           "periodBet": "20000.00",
                     *           "periodProfitLoss": "0.00",
                     *           "amount": "0.00"
                     *         }
                     *       ],
                     *       "actions": [],
                     *       "offeredAt": "2026-03-14T09:26:53Z",
                     *       "answeredAt": null,
                     *       "startsAt": null,
                     *       "endedAt": "2026-03-14T09:31:00Z",
                     *       "nextSettlementAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    requestContractTermination: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-44",
                 *       "reason": "The season is over"
                 *     }
                 */
                "application/json": components["schemas"]["ContractTerminationRequest"];
            };
        };
        responses: {
            /** @description The contract with a pending termination. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractId": "ct-44",
                     *       "kind": "daily",
                     *       "requestType": "termination",
                     *       "state": "pending",
                     *       "inForce": true,
                     *       "side": "offeredByMe",
                     *       "counterpartId": "mb-2101",
                     *       "counterpartAccount": "harbour1",
                     *       "period": "daily",
                     *       "tiers": [
                     *         {
                     *           "rate": 20,
                     *           "activeMembers": 3,
                     *           "periodBet": "1000.00",
                     *           "periodProfitLoss": "0.00",
                     *           "amount": "0.00"
                     *         }
                     *       ],
                     *       "actions": [
                     *         "cancel"
                     *       ],
                     *       "offeredAt": "2026-03-14T09:26:53Z",
                     *       "answeredAt": null,
                     *       "startsAt": "2026-02-02T00:00:00Z",
                     *       "endedAt": null,
                     *       "nextSettlementAt": "2026-03-15T02:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    processDividendRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-31",
                 *       "action": "accept",
                 *       "knownTerminations": [
                 *         "ct-38"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description The contract as it stands now, and what ended with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contract": {
                     *         "contractId": "ct-31",
                     *         "kind": "dividend",
                     *         "requestType": "new",
                     *         "state": "accepted",
                     *         "inForce": true,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "semimonthly",
                     *         "tiers": [
                     *           {
                     *             "rate": 1000,
                     *             "activeMembers": 5,
                     *             "periodBet": "20000.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "terminate"
                     *         ],
                     *         "offeredAt": "2026-03-13T11:00:00Z",
                     *         "answeredAt": "2026-03-14T09:26:53Z",
                     *         "startsAt": "2026-03-16T00:00:00Z",
                     *         "endedAt": null,
                     *         "nextSettlementAt": "2026-04-01T02:00:00Z"
                     *       },
                     *       "terminated": [
                     *         {
                     *           "contractId": "ct-38",
                     *           "kind": "dividend",
                     *           "counterpartId": "mb-2101",
                     *           "counterpartAccount": "harbour1",
                     *           "rate": 1800
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ContractResult"];
                };
            };
        };
    };
    processDailySalaryContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-45",
                 *       "action": "reject"
                 *     }
                 */
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description The contract as it stands now, and what ended with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contract": {
                     *         "contractId": "ct-45",
                     *         "kind": "daily",
                     *         "requestType": "new",
                     *         "state": "rejected",
                     *         "inForce": false,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "daily",
                     *         "tiers": [
                     *           {
                     *             "rate": 20,
                     *             "activeMembers": 3,
                     *             "periodBet": "1000.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [],
                     *         "offeredAt": "2026-03-13T11:00:00Z",
                     *         "answeredAt": "2026-03-14T09:26:53Z",
                     *         "startsAt": null,
                     *         "endedAt": "2026-03-14T09:26:53Z",
                     *         "nextSettlementAt": null
                     *       },
                     *       "terminated": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContractResult"];
                };
            };
        };
    };
    processHourlySalaryContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-51",
                 *       "action": "terminate"
                 *     }
                 */
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description The contract as it stands now, and what ended with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contract": {
                     *         "contractId": "ct-51",
                     *         "kind": "hourly",
                     *         "requestType": "new",
                     *         "state": "terminated",
                     *         "inForce": false,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "daily",
                     *         "tiers": [
                     *           {
                     *             "rate": 15,
                     *             "activeMembers": 2,
                     *             "periodBet": "500.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [],
                     *         "offeredAt": "2026-01-13T11:00:00Z",
                     *         "answeredAt": "2026-01-13T12:00:00Z",
                     *         "startsAt": "2026-01-14T00:00:00Z",
                     *         "endedAt": "2026-03-14T09:26:53Z",
                     *         "nextSettlementAt": null
                     *       },
                     *       "terminated": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContractResult"];
                };
            };
        };
    };
    processRealTimeSalaryContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contractId": "ct-60",
                 *       "action": "accept"
                 *     }
                 */
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            /** @description The contract as it stands now, and what ended with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contract": {
                     *         "contractId": "ct-60",
                     *         "kind": "realtime",
                     *         "requestType": "new",
                     *         "state": "accepted",
                     *         "inForce": true,
                     *         "side": "offeredToMe",
                     *         "counterpartId": "mb-1400",
                     *         "counterpartAccount": "cove1",
                     *         "period": "daily",
                     *         "tiers": [
                     *           {
                     *             "rate": 30,
                     *             "activeMembers": 1,
                     *             "periodBet": "0.00",
                     *             "periodProfitLoss": "0.00",
                     *             "amount": "0.00"
                     *           }
                     *         ],
                     *         "actions": [
                     *           "terminate"
                     *         ],
                     *         "offeredAt": "2026-03-13T11:00:00Z",
                     *         "answeredAt": "2026-03-14T09:26:53Z",
                     *         "startsAt": "2026-03-14T09:30:00Z",
                     *         "endedAt": null,
                     *         "nextSettlementAt": "2026-03-14T09:35:00Z"
                     *       },
                     *       "terminated": []
                     *     }
                     */
                    "application/json": components["schemas"]["ContractResult"];
                };
            };
        };
    };
    getChatModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "modelId": "cs-chat-1",
                     *         "csType": "LIVECHAT",
                     *         "title": "Live chat",
                     *         "description": "Around the clock, in English",
                     *         "telephone": null,
                     *         "available": true
                     *       },
                     *       {
                     *         "modelId": "cs-tel-1",
                     *         "csType": "TELEPHONE",
                     *         "title": "Hotline",
                     *         "description": "Daily, 09:00 to 21:00 UTC",
                     *         "telephone": "+65 6000 0000",
                     *         "available": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CustomerServiceEntries"];
                };
            };
        };
    };
    launchChat: {
        parameters: {
            query?: {
                /**
                 * @description Entry that was chosen; without it the first chat.
                 * @example cs-chat-1
                 */
                modelId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the chat is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "chatUrl": "https://chat.parlour.example/room/9b1f04"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatLaunch"];
                };
            };
        };
    };
    getMarketPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "policyId": "open",
                     *       "title": "Every tool is offered, none is forced",
                     *       "ages": {
                     *         "minimum": 18,
                     *         "gate": "NEVER"
                     *       },
                     *       "limits": {
                     *         "kinds": [
                     *           {
                     *             "kind": "DEPOSIT",
                     *             "periods": [
                     *               "DAY",
                     *               "WEEK",
                     *               "MONTH"
                     *             ]
                     *           },
                     *           {
                     *             "kind": "SESSION_TIME",
                     *             "periods": [
                     *               "DAY"
                     *             ]
                     *           }
                     *         ],
                     *         "raiseDelay": "PT24H",
                     *         "askedAt": []
                     *       },
                     *       "realityCheck": {
                     *         "intervals": [
                     *           "PT15M",
                     *           "PT30M",
                     *           "PT60M"
                     *         ],
                     *         "standard": null,
                     *         "isRequired": false
                     *       },
                     *       "session": {
                     *         "idleWarning": "PT2M"
                     *       },
                     *       "breaks": {
                     *         "durations": [
                     *           "P1D",
                     *           "P1W",
                     *           "P1M"
                     *         ]
                     *       },
                     *       "exclusion": {
                     *         "durations": [
                     *           "P6M",
                     *           "P1Y",
                     *           "P5Y"
                     *         ],
                     *         "end": "AUTOMATIC",
                     *         "coolingOff": "P1D"
                     *       },
                     *       "marketing": {
                     *         "duringBreak": false
                     *       },
                     *       "promotions": {
                     *         "maxTurnoverMultiple": null,
                     *         "mixesGameTypes": true
                     *       },
                     *       "withdrawals": {
                     *         "canBeCancelled": true
                     *       },
                     *       "statement": {
                     *         "months": 12,
                     *         "reviewEvery": null
                     *       },
                     *       "help": [
                     *         {
                     *           "name": "Help with gambling",
                     *           "address": "https://help.example",
                     *           "phone": null,
                     *           "text": "Free, at any hour."
                     *         }
                     *       ],
                     *       "sources": []
                     *     }
                     */
                    "application/json": components["schemas"]["MarketPolicy"];
                };
            };
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits, in the order of the policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "raiseDelay": "PT24H",
                     *       "isAskedAtDeposit": false,
                     *       "limits": [
                     *         {
                     *           "kind": "DEPOSIT",
                     *           "period": "DAY",
                     *           "amount": "200.00",
                     *           "max": null,
                     *           "used": "150.00",
                     *           "usedRate": 7500,
                     *           "left": "50.00",
                     *           "freeAt": "2026-03-15T09:26:53Z",
                     *           "waiting": {
                     *             "amount": "400.00",
                     *             "confirmableAt": "2026-03-15T11:00:00Z",
                     *             "canBeConfirmed": false
                     *           }
                     *         },
                     *         {
                     *           "kind": "DEPOSIT",
                     *           "period": "WEEK",
                     *           "amount": null,
                     *           "max": null,
                     *           "used": "150.00",
                     *           "usedRate": null,
                     *           "left": null,
                     *           "freeAt": "2026-03-21T09:26:53Z",
                     *           "waiting": null
                     *         },
                     *         {
                     *           "kind": "SESSION_TIME",
                     *           "period": "DAY",
                     *           "amount": "120",
                     *           "max": "1440",
                     *           "used": "42",
                     *           "usedRate": 3500,
                     *           "left": "78",
                     *           "freeAt": "2026-03-15T08:44:43Z",
                     *           "waiting": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnLimits"];
                };
            };
        };
    };
    setLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "DEPOSIT",
                 *       "period": "DAY",
                 *       "amount": "400.00"
                 *     }
                 */
                "application/json": components["schemas"]["LimitWish"];
            };
        };
        responses: {
            /** @description The limit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "DEPOSIT",
                     *       "period": "DAY",
                     *       "amount": "200.00",
                     *       "max": null,
                     *       "used": "150.00",
                     *       "usedRate": 7500,
                     *       "left": "50.00",
                     *       "freeAt": "2026-03-15T09:26:53Z",
                     *       "waiting": {
                     *         "amount": "400.00",
                     *         "confirmableAt": "2026-03-15T11:00:00Z",
                     *         "canBeConfirmed": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnLimit"];
                };
            };
        };
    };
    confirmLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "DEPOSIT",
                 *       "period": "DAY",
                 *       "amount": "400.00"
                 *     }
                 */
                "application/json": components["schemas"]["LimitWish"];
            };
        };
        responses: {
            /** @description The limit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "DEPOSIT",
                     *       "period": "DAY",
                     *       "amount": "400.00",
                     *       "max": null,
                     *       "used": "150.00",
                     *       "usedRate": 3750,
                     *       "left": "250.00",
                     *       "freeAt": "2026-03-15T09:26:53Z",
                     *       "waiting": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnLimit"];
                };
            };
        };
    };
    revokeLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "DEPOSIT",
                 *       "period": "DAY"
                 *     }
                 */
                "application/json": components["schemas"]["LimitReference"];
            };
        };
        responses: {
            /** @description The limit as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "DEPOSIT",
                     *       "period": "DAY",
                     *       "amount": "200.00",
                     *       "max": null,
                     *       "used": "150.00",
                     *       "usedRate": 7500,
                     *       "left": "50.00",
                     *       "freeAt": "2026-03-15T09:26:53Z",
                     *       "waiting": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnLimit"];
                };
            };
        };
    };
    getPlayPause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What holds, and the choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current": null,
                     *       "breaks": [
                     *         {
                     *           "duration": "P1D",
                     *           "endsAt": "2026-03-15T09:26:53Z"
                     *         },
                     *         {
                     *           "duration": "P1W",
                     *           "endsAt": "2026-03-21T09:26:53Z"
                     *         }
                     *       ],
                     *       "exclusions": [
                     *         {
                     *           "duration": "P6M",
                     *           "endsAt": "2026-09-14T09:26:53Z"
                     *         }
                     *       ],
                     *       "exclusionEnd": "ON_REQUEST",
                     *       "coolingOff": "P1D"
                     *     }
                     */
                    "application/json": components["schemas"]["PlayPauseChoices"];
                };
            };
        };
    };
    startPlayPause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "EXCLUSION",
                 *       "duration": "P6M"
                 *     }
                 */
                "application/json": components["schemas"]["PlayPauseWish"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "EXCLUSION",
                     *       "startedAt": "2026-03-14T09:26:53Z",
                     *       "endsAt": "2026-09-14T09:26:53Z",
                     *       "canRequestEnd": false,
                     *       "playableFrom": null
                     *     }
                     */
                    "application/json": components["schemas"]["PlayPause"];
                };
            };
        };
    };
    requestExclusionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "I can hold my limits now."
                 *     }
                 */
                "application/json": components["schemas"]["ExclusionEndRequest"];
            };
        };
        responses: {
            /** @description The exclusion, with the time from which play is possible. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "EXCLUSION",
                     *       "startedAt": "2026-03-14T09:26:53Z",
                     *       "endsAt": "2026-09-14T09:26:53Z",
                     *       "canRequestEnd": false,
                     *       "playableFrom": "2026-09-16T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PlayPause"];
                };
            };
        };
    };
    getActivityStatement: {
        parameters: {
            query?: {
                /**
                 * @description What a row stands for.
                 * @example MONTH
                 */
                grain?: components["schemas"]["StatementGrain"];
                /**
                 * @description Whole months before the running one; without it as many as the policy has.
                 * @example 3
                 */
                months?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grain": "MONTH",
                     *       "months": 1,
                     *       "maxMonths": 12,
                     *       "from": "2026-02-01",
                     *       "to": "2026-03-14",
                     *       "total": {
                     *         "deposits": "300.00",
                     *         "withdrawals": "80.00",
                     *         "netDeposits": "220.00",
                     *         "stake": "512.00",
                     *         "win": "401.50",
                     *         "gameResult": "-110.50"
                     *       },
                     *       "lifetime": {
                     *         "since": "2024-06-02",
                     *         "deposits": "2300.00",
                     *         "withdrawals": "1580.00",
                     *         "netDeposits": "720.00"
                     *       },
                     *       "rows": [
                     *         {
                     *           "from": "2026-02-01",
                     *           "to": "2026-02-28",
                     *           "deposits": "200.00",
                     *           "withdrawals": "0.00",
                     *           "netDeposits": "200.00",
                     *           "stake": "412.00",
                     *           "win": "390.00",
                     *           "gameResult": "-22.00",
                     *           "depositRate": 10000,
                     *           "withdrawalRate": 0,
                     *           "resultRate": -2485
                     *         },
                     *         {
                     *           "from": "2026-03-01",
                     *           "to": "2026-03-14",
                     *           "deposits": "100.00",
                     *           "withdrawals": "80.00",
                     *           "netDeposits": "20.00",
                     *           "stake": "100.00",
                     *           "win": "11.50",
                     *           "gameResult": "-88.50",
                     *           "depositRate": 5000,
                     *           "withdrawalRate": 4000,
                     *           "resultRate": -10000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ActivityStatement"];
                };
            };
        };
    };
    getStatementReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last look and the next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isDue": false,
                     *       "reviewedAt": "2026-03-01T12:00:00Z",
                     *       "dueAt": "2026-09-01T12:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StatementReview"];
                };
            };
        };
    };
    noteStatementReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This look and the next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isDue": false,
                     *       "reviewedAt": "2026-03-01T12:00:00Z",
                     *       "dueAt": "2026-09-01T12:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StatementReview"];
                };
            };
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "se-81f2",
                     *       "now": "2026-03-14T09:26:53Z",
                     *       "startedAt": "2026-03-14T08:44:43Z",
                     *       "stake": "64.00",
                     *       "win": "51.50",
                     *       "gameResult": "-12.50",
                     *       "balance": "487.50",
                     *       "timeLimit": null,
                     *       "realityCheck": {
                     *         "interval": "PT60M",
                     *         "intervals": [
                     *           "PT15M",
                     *           "PT30M",
                     *           "PT60M"
                     *         ],
                     *         "isRequired": false,
                     *         "dueAt": "2026-03-14T09:44:43Z",
                     *         "isDue": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlaySession"];
                };
            };
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interval": "PT60M"
                 *     }
                 */
                "application/json": components["schemas"]["RealityCheckChoice"];
            };
        };
        responses: {
            /** @description The reality check as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "interval": "PT60M",
                     *       "intervals": [
                     *         "PT15M",
                     *         "PT30M",
                     *         "PT60M"
                     *       ],
                     *       "isRequired": false,
                     *       "dueAt": "2026-03-14T09:44:43Z",
                     *       "isDue": false
                     *     }
                     */
                    "application/json": components["schemas"]["RealityCheck"];
                };
            };
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dueAt": "2026-03-14T09:14:43Z",
                 *       "shownAt": "2026-03-14T09:14:44Z",
                 *       "answer": "GO_ON"
                 *     }
                 */
                "application/json": components["schemas"]["RealityCheckAnswer"];
            };
        };
        responses: {
            /** @description The session of play as it is now, with the next check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "se-81f2",
                     *       "now": "2026-03-14T09:26:53Z",
                     *       "startedAt": "2026-03-14T08:44:43Z",
                     *       "stake": "64.00",
                     *       "win": "51.50",
                     *       "gameResult": "-12.50",
                     *       "balance": "487.50",
                     *       "timeLimit": null,
                     *       "realityCheck": {
                     *         "interval": "PT60M",
                     *         "intervals": [
                     *           "PT15M",
                     *           "PT30M",
                     *           "PT60M"
                     *         ],
                     *         "isRequired": false,
                     *         "dueAt": "2026-03-14T09:44:43Z",
                     *         "isDue": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PlaySession"];
                };
            };
        };
    };
}
