import { AMOUNT, BANK_ACCOUNT, GAME, LEAST, type SpecimenTexts } from './specimenTexts.fixtures';

/** German for its length alone, the product does not have it: what has room for its words has room for any language. */
export const LONG_WORDS: SpecimenTexts = {
  lang: 'de',
  direction: 'ltr',
  wallet: {
    way: ['Startseite', 'Mitgliederbereich', 'Guthabenverwaltung', 'Kontobewegungsübersicht'],
    wayLabels: { nav: 'Navigationspfad', showAll: 'Alle Zwischenschritte anzeigen' },
    title: 'Guthabenverwaltung',
    description:
      'Verfügbares Guthaben, Einzahlungen, Auszahlungen und teilnahmeberechtigte Bonusaktionen',
    mixed: `Ihre Einzahlung über ${AMOUNT} vom Konto ${BANK_ACCOUNT} wurde gutgeschrieben. Sie können jetzt ${GAME} spielen oder den Betrag auszahlen lassen.`,
    long: 'Berücksichtigt werden Einsätze an sämtlichen Spielautomaten und Spieltischen, ausgenommen zurückerstattete sowie vor Ergebnisbekanntgabe stornierte Wetten. Das Bonusguthaben muss innerhalb von dreißig Tagen nach der Gutschrift achtmal umgesetzt werden; andernfalls verfällt es mitsamt den daraus erzielten Gewinnen. Ihr übriges Guthaben bleibt jederzeit auszahlbar, und derselbe Einsatz kann nicht für zwei Bonusaktionen gleichzeitig angerechnet werden. Fragen zu diesen Teilnahmebedingungen beantwortet der Kundendienst rund um die Uhr.',
    notices: [
      'Wartungsarbeiten an den Tischspielen am Dienstag zwischen 03:00 und 05:00 Uhr',
      'Zwei zusätzliche Einzahlungsmöglichkeiten',
      `Der Jackpot von ${GAME} hat ${AMOUNT} überschritten`,
    ],
    noticeLabels: {
      list: 'Bekanntmachungen',
      pause: 'Bekanntmachungen anhalten',
      resume: 'Bekanntmachungen fortsetzen',
    },
  },
  actions: {
    title: 'Kontoaktionen',
    deposit: 'Jetzt Geld einzahlen',
    withdraw: 'Auszahlung beantragen',
    transfer: 'Zwischen Guthabenkonten umbuchen',
    cancel: 'Einzahlungsvorgang abbrechen',
    conditions: 'Allgemeine Geschäftsbedingungen',
    menu: 'Benutzerkontoeinstellungen',
    menuItems: ['Persönlicher Bereich', 'Guthabenverwaltung', 'Punkteumtausch', 'Abmelden'],
    duration: 'Auszahlungsdauer',
    durationTip: 'Der Auszahlungsbetrag trifft üblicherweise innerhalb von fünf Minuten ein.',
  },
  login: {
    title: 'Benutzeranmeldung',
    username: {
      label: 'Benutzername oder E-Mail-Adresse',
      hint: 'Zwischen sechs und fünfzehn Buchstaben oder Ziffern',
    },
    bankAccount: {
      label: 'Bankkontonummer des Zahlungsempfängers',
      error:
        'Bitte geben Sie die Kontonummer ohne Leerzeichen so ein, wie sie auf dem Kontoauszug steht',
    },
    password: {
      label: 'Auszahlungspasswort',
      hint: 'Mindestens acht Zeichen, davon mindestens eine Ziffer',
    },
    passwordLabels: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
    remember: 'Anmeldeinformationen auf diesem Gerät speichern',
    terms: {
      label: 'Ich akzeptiere die Geschäftsbedingungen und die Datenschutzerklärung',
      error: 'Bitte stimmen Sie zuerst den Geschäftsbedingungen zu',
    },
    submit: 'Jetzt anmelden',
  },
  deposit: {
    title: 'Guthabenaufladung',
    method: 'Zahlungsverfahren',
    methods: [
      {
        label: 'Banküberweisung',
        hint: `Gutschrift innerhalb weniger Minuten, mindestens ${LEAST}`,
      },
      { label: 'Elektronische Geldbörse', hint: 'Sofortige Gutschrift, gebührenfrei' },
      { label: 'Guthabengutschein', hint: 'Vorübergehend nicht verfügbar' },
    ],
    amount: 'Einzahlungsbetrag',
    least: `Mindesteinzahlung ${LEAST}`,
    promotion: 'Bonusaktion',
    promotions: ['Ohne Bonusaktion fortfahren', 'Abendlicher Einzahlungsbonus'],
    hide: {
      label: 'Guthabenanzeige verbergen',
      hint: 'In der Kopfzeile erscheinen anstelle des Betrags drei Sternchen.',
    },
    period: 'Auswertungszeitraum',
    periods: ['Heute', 'Letzte Woche', 'Dreißig Tage'],
  },
  status: {
    title: 'Benachrichtigungen',
    news: {
      title: 'Zwei zusätzliche Einzahlungsmöglichkeiten',
      text: 'Einzahlungen sind nun auch mit Kreditkarte und Kryptowährungen möglich, bis Monatsende gebührenfrei.',
      action: 'Zahlungsverfahren anzeigen',
    },
    refusal: {
      title: 'Auszahlungsantrag abgelehnt',
      text: `Der Inhaber des Bankkontos ${BANK_ACCOUNT} stimmt nicht mit dem Kontoinhaber überein. Der Betrag von ${AMOUNT} wurde zurückgebucht.`,
    },
    badges: ['Abgeschlossen', 'Wird überprüft', 'Zahlung ausstehend', 'Abgelehnt', 'VIP 4'],
    upload: { label: 'Überweisungsbeleg wird hochgeladen', value: '3 von 5 Dateien' },
    level: {
      label: 'Treuepunkte bis zur Goldmitgliedschaft',
      value: '3,200 von 5,000 Treuepunkten',
      hint: 'Die Zählung beginnt an jedem Monatsersten von vorn.',
    },
    limit: {
      title: 'Tageseinzahlungsobergrenze',
      state: 'Uneingeschränkt gültig',
      text: `Sie haben Ihre Einzahlungen auf ${AMOUNT} pro Tag begrenzt. Herabsetzungen gelten sofort, Erhöhungen nach einem Tag.`,
      action: 'Einzahlungsobergrenze ändern',
    },
    facts: ['Verfügbares Guthaben', 'Für Auszahlungen vorgemerkt', 'Verbleibender Mindestumsatz'],
  },
  games: {
    title: 'Meistgespielte Spiele',
    more: 'Gesamtübersicht',
    labels: {
      play: 'Spiel starten',
      freePlay: 'Kostenlos ausprobieren',
      addFavourite: 'Zu den Lieblingsspielen hinzufügen',
      removeFavourite: 'Aus den Lieblingsspielen entfernen',
      maintenance: 'Wartungsarbeiten',
    },
    isNew: 'Neuerscheinung',
    jackpot: {
      name: 'Gemeinschaftsjackpot',
      note: 'Diese Zahl dient der Veranschaulichung und ist kein erzielbarer Gewinnbetrag.',
      pause: 'Jackpotanzeige anhalten',
      resume: 'Jackpotanzeige fortsetzen',
    },
    banners: {
      region: 'Besondere Empfehlungen',
      carousel: 'Bilderkarussell',
      slide: 'Bild',
      pause: 'Bilderwechsel anhalten',
      resume: 'Bilderwechsel fortsetzen',
      position: (position, total) => `${String(position)} von ${String(total)}`,
      show: (position) => `Bild ${String(position)} anzeigen`,
    },
    bannerAlts: ['Neuerscheinungen der Woche', 'Mitgliedervorteile', 'Entspannt spielen'],
  },
  offer: {
    title: 'Bonusaktionen',
    name: 'Abendlicher Einzahlungsbonus für alle Bestandsmitglieder',
    kind: 'Tagesaktion',
    status: 'Teilnahmeberechtigt',
    summary: `Ein Zehntel der ersten Tageseinzahlung, höchstens ${AMOUNT}, vor der Auszahlung achtmal umzusetzen.`,
    period: 'Täglich bis einschließlich 30. Juni',
    remaining: 'Noch 214 Teilnahmeplätze',
    join: 'Verbindlich teilnehmen',
  },
  nothing: {
    title: 'Posteingang',
    empty: {
      title: 'Keine Benachrichtigungen vorhanden',
      text: 'Hier erscheinen Neuigkeiten zu Einzahlungen, Auszahlungen und Bonusaktionen.',
      action: 'Sämtliche Bonusaktionen anzeigen',
    },
    failed: {
      title: 'Benachrichtigungen konnten nicht geladen werden',
      text: 'Ihre Benachrichtigungen sind nicht verloren. Bitte überprüfen Sie die Internetverbindung und versuchen Sie es erneut.',
      action: 'Ladevorgang wiederholen',
    },
  },
  record: {
    title: 'Kontobewegungen',
    tabs: [
      'Sämtliche Kontobewegungen',
      'Einzahlungen',
      'Auszahlungen',
      'Bonusgutschriften und Rückvergütungen',
    ],
    caption: 'Kontobewegungen der letzten dreißig Tage',
    columns: {
      item: 'Kontobewegung',
      time: 'Ausführungszeitpunkt',
      state: 'Bearbeitungsstand',
      amount: 'Buchungsbetrag',
      balance: 'Verfügbares Guthaben',
    },
    rows: [
      {
        item: 'Einzahlung per Banküberweisung',
        time: '14. September 2026, 12:04 Uhr',
        state: 'Gutgeschrieben',
      },
      {
        item: `Gewinnausschüttung ${GAME}`,
        time: '13. September 2026, 21:40 Uhr',
        state: 'Abgeschlossen',
      },
      {
        item: `Auszahlung auf Konto ${BANK_ACCOUNT}`,
        time: '12. September 2026, 09:15 Uhr',
        state: 'Wird überprüft',
      },
    ],
    receipt: 'Buchungsbeleg herunterladen',
    table: {
      loading: 'Kontobewegungen werden geladen',
      total: 'Gesamtsumme',
      actions: 'Aktionen',
      fold: { more: 'Einzelheiten anzeigen', less: 'Einzelheiten ausblenden' },
    },
    paging: {
      navigation: 'Seiten der Kontobewegungen',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: (page) => `Seite ${page}`,
      position: (page, pageCount) => `Seite ${page} von insgesamt ${pageCount}`,
    },
  },
  steps: {
    title: 'Auszahlungsfortschritt',
    labels: {
      list: 'Bearbeitungsschritte der Auszahlung',
      states: {
        done: 'Abgeschlossen',
        current: 'In Bearbeitung',
        waiting: 'Ausstehend',
        failed: 'Fehlgeschlagen',
      },
    },
    steps: [
      {
        title: 'Auszahlungsantrag eingegangen',
        state: 'done',
        time: '14. September 2026, 12:04 Uhr',
      },
      {
        title: 'Berechtigungsprüfung',
        state: 'current',
        time: '14. September 2026, 12:05 Uhr',
        next: 'Die Prüfung dauert üblicherweise fünf Minuten. Bis dahin können Sie den Antrag zurückziehen.',
      },
      { title: 'Überweisungsauftrag', state: 'waiting' },
      { title: 'Zahlungseingangsbestätigung', state: 'waiting' },
    ],
    cancel: 'Auszahlungsantrag zurückziehen',
  },
  questions: {
    title: 'Häufig gestellte Fragen',
    items: [
      {
        title: 'Wie viel Zeit nimmt eine Auszahlung in Anspruch?',
        content: `Bis ${AMOUNT} üblicherweise fünf Minuten. Außerhalb der Geschäftszeiten der Bank trifft der Betrag am darauffolgenden Werktag ein.`,
      },
      {
        title: 'Wann sind Bonusguthaben auszahlbar?',
        content:
          'Sobald die achtfache Umsatzanforderung erfüllt ist. Den verbleibenden Mindestumsatz zeigt die Bonusübersicht.',
      },
      {
        title: 'Lässt sich der Name des Kontoinhabers nachträglich ändern?',
        content: 'Der Kundendienst berichtigt ihn nach erfolgter Identitätsprüfung.',
      },
    ],
  },
  overlay: {
    title: 'Auszahlungsbestätigung',
    question: `Möchten Sie ${AMOUNT} auf das Konto ${BANK_ACCOUNT} auszahlen lassen? Nach der Bestätigung ist kein Kontowechsel mehr möglich.`,
    cancel: 'Zurück zur Guthabenverwaltung',
    confirm: 'Auszahlung verbindlich bestätigen',
    close: 'Schließen',
    toast: {
      title: 'Einzahlungsobergrenze gespeichert',
      text: 'Die geänderte Einzahlungsobergrenze gilt ab sofort.',
      action: 'Änderung rückgängig machen',
      region: 'Hinweismeldungen',
      dismiss: 'Hinweismeldung ausblenden',
    },
  },
};
