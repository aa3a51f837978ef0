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
         *     Opens a new session.
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
         * @description Creates a trial user with play money (LOGIN-16). Refused with FORBIDDEN where the flag FREEPLAY3 is off.
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
         *     users are refused. The address works once and not after `expiresAt`. A lottery launch takes the
         *     `lotto` parameters as well (LAUNCH-05).
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
         * @description Only for games whose `supportPlay` is 0 (LOB-09). Play money belongs to this launch alone and never reaches a wallet.
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
         *     written once and named by their place in the list. The answer carries an ETag.
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
         *     answers the same round (WAL-05). Balance, betting records, winners and missions follow.
         */
        post: operations["playDemoRound"];
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
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts behind the badges of the header and the member centre.
         * @description Messages, promotions, missions and rewards that wait for the member (HDR-09, MC-02). Sites do not ask for trial users.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Language as the gateway writes it; RU_UR is Urdu in Latin letters, TY Tagalog.
         * @enum {string}
         */
        LanguageCode: "CN" | "TW" | "EN" | "JA" | "TH" | "VI" | "MM" | "ES" | "HI" | "ID" | "KM" | "KO" | "MS" | "PT" | "BR" | "TA" | "TY" | "UR" | "RU_UR" | "TR" | "BN" | "AR" | "FA" | "RU" | "KK" | "UZ" | "LA" | "NE" | "FR";
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
            /** @description What is wrong, for programs: required, format, tooShort, tooLong, taken, invalid. */
            code: string;
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
            /** @description Time to wait before the next try. */
            retryAfterSeconds?: number;
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
        ErrorCode: "BAD_REQUEST" | "ENC_REFUSED" | "UNKNOWN_KEY" | "IDEMPOTENCY_KEY_MISSING" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "NOT_LOGGED_IN" | "FORBIDDEN" | "TRIAL_NOT_ALLOWED" | "TOO_MANY_REQUESTS" | "SYSTEM_ERROR" | "NOT_IMPLEMENTED" | "MAINTENANCE" | "REGION_BLOCKED" | "NOT_FOUND" | "WRONG_CREDENTIALS" | "USERNAME_NOT_FOUND" | "CAPTCHA_REQUIRED" | "NON_AGENT" | "NON_MEMBER" | "VERIFICATION_REQUIRED" | "INVALID_CODE" | "CODE_EXPIRED" | "INVALID_PHONE" | "INVALID_AFFILIATE_CODE" | "USERNAME_TAKEN" | "WEAK_PASSWORD" | "WRONG_PASSWORD" | "PAYMENT_PASSWORD_REQUIRED" | "INSUFFICIENT_FUNDS" | "INSUFFICIENT_POINTS" | "LIMIT_EXCEEDED" | "STATE_CONFLICT" | "GAME_MAINTENANCE" | "PROMOTION_CLOSED" | "UPLOAD_REFUSED" | "DOMAIN_REFUSED";
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
            loginType: "username" | "sms" | "social" | "phoneAuth" | "freePlay" | "register" | "ticket";
            /** @description True until the first login has been recorded. */
            firstTimeLogin: boolean;
            /** @description True when the password is too old. */
            passwordExpired: boolean;
            /** @description True when the password is one that has to be changed at once. */
            weakPassword: boolean;
            /** @description True when a payment password is set. */
            hasPaymentPassword: boolean;
            /** @description When the account logged in before this; null the first time. */
            lastLoginAt: components["schemas"]["Timestamp"] | null;
            /** @description Address of the login before this; null the first time. */
            lastLoginIp: string | null;
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
        };
        /** @description The chosen language. */
        LanguageUpdate: {
            language: components["schemas"]["LanguageCode"];
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
            /** @description Entry of the pattern catalogue whose message shows when the value does not fit (PAT-01). */
            patternId: string;
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
            balance: components["schemas"]["Money"];
            totalBalance: components["schemas"]["Money"];
            /** @description ISO 4217 code. */
            currency: string;
            /** @description Sign shown beside amounts. */
            currencySymbol: string;
            /** @description Wallets at vendors; empty with a single wallet. */
            vendorWallets: components["schemas"]["VendorWallet"][];
            asOf: components["schemas"]["Timestamp"];
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
            /** @description Code of each game at its vendor. */
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
            /** @description True in a free trial. */
            playMoney: boolean;
            /** @description Symbol or ISO 4217 code shown beside amounts. */
            currency: string;
            balance: components["schemas"]["Money"];
            /** @description Stakes that can be chosen, smallest first. */
            stakes: components["schemas"]["Money"][];
            /** @description Pays, highest first. */
            payTable: components["schemas"]["DemoPay"][];
            language: components["schemas"]["LanguageCode"];
            /** @description Page that the game leads back to, or null. */
            backUrl: string | null;
            expiresAt: components["schemas"]["Timestamp"];
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
         * @description Prize mode of lotteries.
         * @enum {string}
         */
        PrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
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
            availablePromo: components["schemas"]["AvailablePromos"];
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
                     *       "hasPaymentPassword": true,
                     *       "lastLoginAt": "2026-03-13T18:02:11Z",
                     *       "lastLoginIp": "203.0.113.24"
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
                     *       "registeredAt": "2025-11-02T10:15:00Z"
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
                lottoArea?: "VN";
                /**
                 * @description Says that a lottery is launched.
                 * @example LOTT
                 */
                launchMode?: "LOTT";
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
                lottoView?: "betting" | "lobby";
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
                     *       "language": "EN",
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
                     *           "url": "/TCG_PROD_IMAGES/BANNER/bn-evening.png",
                     *           "smallUrl": "/TCG_PROD_IMAGES/BANNER/bn-evening-SMALL.png",
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
}
